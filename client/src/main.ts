import './fonts.css';
import './tokens.css';
import './base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { readFirst } from './i18n.svelte';

await readFirst();
mount(App, { target: document.getElementById('app')! });

import './fonts.css';
import './tokens.css';
import './base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { loadFirstMessages } from './i18n.svelte';

await loadFirstMessages();
mount(App, { target: document.getElementById('app')! });

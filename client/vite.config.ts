import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/tallorder/web/static',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows nothing inline
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  server: {
    proxy: {
      '/api': 'http://127.0.0.1:8000',
      '/art': 'http://127.0.0.1:8000',
      '/socket': { target: 'ws://127.0.0.1:8000', ws: true },
    },
    fs: { allow: ['..'] },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node', css: true },
});

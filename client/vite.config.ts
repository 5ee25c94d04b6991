import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { licences } from './licences';

/** Where `tallorder serve` runs while the client is developed with `npm run dev`. */
const SERVER = process.env['TALLORDER_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), licences()],
  build: {
    outDir: '../src/tallorder/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows nothing inline
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  server: {
    proxy: {
      // the server compares a page's origin with the host that is called, so the host stays as it is
      '/api': { target: SERVER, changeOrigin: false },
      '/art': { target: SERVER, changeOrigin: false },
      '/socket': { target: SERVER, changeOrigin: false, ws: true },
    },
    fs: { allow: ['..'] },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node', css: true },
});

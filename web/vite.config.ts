import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { licences, noted } from './licences'
import { serviceWorker } from './service_worker'

// The server that `npm run dev` talks to: the one that `quartier serve` starts.
const server = 'http://127.0.0.1:8017'

// Data that games have by the same name is told apart by the game's: budget.js looks for it.
function chunkFileNames({ name, facadeModuleId }: { name: string; facadeModuleId?: string | null }): string {
  const game = /games\/(\w+)\//.exec(facadeModuleId ?? '')?.[1]
  return `assets/${game ? `${game}-` : ''}${name}-[hash].js`
}

export default defineConfig({
  plugins: [svelte(), noted(), licences(), serviceWorker()],
  // Parts find each other wherever they lie; the page itself is served at deep addresses, so it names them absolutely.
  experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }) },
  worker: {
    format: 'es',
    plugins: () => [noted()],
    rolldownOptions: { output: { chunkFileNames } },
  },
  build: {
    outDir: '../src/quartier/server/static',
    emptyOutDir: true,
    manifest: 'parts.json',
    modulePreload: { polyfill: false },
    target: 'es2022',
    // Inlined images would need exceptions in the server's content policy.
    assetsInlineLimit: 0,
  },
  // The texts lie beside the Python code that uses them too.
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['src/**/*.test.ts'] },
})

import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { licences, noted } from './licences'
import { serviceWorker } from './service_worker'
import { builtWith, texts } from './texts'
import { typeface } from './typeface'

// The server that `npm run dev` talks to: the one that `quartier serve` starts.
const server = 'http://127.0.0.1:8017'

// Data and texts that games have by the same name are told apart by the game's: budget.js looks for them.
function chunkFileNames({ name, facadeModuleId }: { name: string; facadeModuleId?: string | null }): string {
  const game = /(?:games\/|texts:)(\w+)\//.exec(facadeModuleId ?? '')?.[1]
  return `assets/${game ? `${game}-` : ''}${name}-[hash].js`
}

const drawn = new Set(
  readdirSync('src/games')
    .map((game) => resolve('src/games', game, 'Picture.svelte'))
    .filter((file) => existsSync(file))
    .flatMap((file) => [...builtWith(file)]),
)

/** How pictures look: by itself it would be one more file for each. */
const styles = (id: string) => /\.css$/.test(id) && (drawn.has(id.split('?')[0]!) || id.endsWith('/palette.css'))

/** How the page is cut: few files for Home, each with all that it needs. */
const groups = [
  { name: 'first', priority: 2, test: (id: string) => /src\/main\.ts$/.test(id) || styles(id) },
  { name: 'pictures', priority: 1, test: /games\/pictures\.ts$/ },
]

export default defineConfig({
  plugins: [svelte(), texts(), typeface(), noted(), licences(), serviceWorker()],
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
    rolldownOptions: { output: { chunkFileNames, codeSplitting: { groups } } },
    modulePreload: { polyfill: false },
    target: 'es2022',
    // Inlined images would need exceptions in the server's content policy.
    assetsInlineLimit: 0,
  },
  // The texts lie beside the Python code that uses them too.
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['src/**/*.test.ts'] },
})

import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { islandsEntry } from './scripts/islands-entry.ts'
import { knowledgeFiles } from './scripts/knowledge-files.ts'
import { serviceWorker } from './scripts/service-worker.ts'

// These bring binaries, data or WebAssembly found beside their own files; everything else is bundled, which halves the cold start.
const keptOutside = ['@electric-sql/pglite', 'sharp', 'pg', 'pg-boss', 'vite']

const islands = islandsEntry()

// On a slow line twenty small files cost more in waiting than they hold in bytes.
const fewFiles = {
  entryFileNames: 'assets/[name]-[hash].js',
  codeSplitting: {
    groups: [
      // what every page runs, apart from React: public pages load nothing else (docs/decisions/0108)
      {
        name: 'page',
        test: (id: string) => islands.start.has(id) || /vite[\\/]preload-helper|rolldown[\\/]runtime/.test(id),
        priority: 2,
      },
      {
        name: 'framework',
        test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|set-cookie-parser)[\\/]/,
        priority: 1,
      },
      {
        name: 'site',
        // what most screens of the applications share
        test: (id: string) => /[\\/]app[\\/]/.test(id) && !islands.all.has(id),
        minShareCount: 30,
      },
    ],
  },
}

// the oldest browsers for which Tailwind's output works; without this, every colour is sent three times
const styledBrowsers = ['chrome111', 'firefox128', 'safari16.4']

export default defineConfig(({ command }) => ({
  plugins: [knowledgeFiles(), tailwindcss(), reactRouter(), islands.plugin, serviceWorker()],
  resolve: { tsconfigPaths: true },
  worker: { plugins: () => [knowledgeFiles()] },
  build: { target: 'es2022', cssTarget: styledBrowsers },
  environments: {
    ssr: { build: { rollupOptions: { input: 'server/index.ts' } } },
    client: { build: { rollupOptions: { output: fewFiles } } },
  },
  ...(command === 'build' && {
    ssr: { noExternal: true as const, external: keptOutside },
    // without it the bundle carries both of React's builds and runs the slow one
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
}))

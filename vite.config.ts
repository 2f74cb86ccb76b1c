import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { knowledgeFiles } from './scripts/knowledge-files.ts'
import { modulesOfVisitors } from './scripts/modules-of-visitors.mjs'

// These bring binaries, data or WebAssembly found beside their own files; everything else is bundled, which halves the cold start.
const keptOutside = ['@electric-sql/pglite', 'sharp', 'pg', 'pg-boss', 'vite']

const visitors = modulesOfVisitors()
const shared = /[\\/]app[\\/](?!wings[\\/]site[\\/]accounts[\\/](?!local-marks))|icons[\\/](menu|x)\./

// What every page needs comes in two files; on a slow line twenty small ones cost more in waiting than they hold in bytes.
const fewFiles = {
  entryFileNames: 'assets/[name]-[hash].js',
  codeSplitting: {
    groups: [
      {
        name: 'framework',
        test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|set-cookie-parser)[\\/]/,
      },
      {
        name: 'site',
        // Of accounts a visitor needs only to know that nobody is signed in. What these files import comes with them.
        test: (id: string) => visitors.found.has(id) && shared.test(id),
        minShareCount: 3,
      },
    ],
  },
}

// the oldest browsers for which Tailwind's output works; without this, every colour is sent three times
const styledBrowsers = ['chrome111', 'firefox128', 'safari16.4']

export default defineConfig(({ command }) => ({
  plugins: [knowledgeFiles(), tailwindcss(), reactRouter(), visitors.plugin],
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

import { defineConfig } from 'vitest/config'
import { knowledgeFiles } from './scripts/knowledge-files.ts'
import { temporaryRoot } from './scripts/temporary-root.mjs'

process.env.TMPDIR = temporaryRoot()

// The React Router plugin is left out: what tests call directly needs none of it, and the whole site is tested as it was built.
export default defineConfig({
  plugins: [knowledgeFiles()],
  resolve: { tsconfigPaths: true },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['app/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'scripts/**/*.test.ts'],
    globalSetup: 'tests/support/migrate-template-database.ts',
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
})

import { defineConfig } from 'vitest/config'
import { knowledgeFiles } from './scripts/knowledge-files.ts'
import { temporaryRoot } from './scripts/temporary-root.mjs'

process.env.TMPDIR = temporaryRoot()

// Tests that talk to the built site, each in a process of its own: run `react-router build` first.
export default defineConfig({
  plugins: [knowledgeFiles()],
  resolve: { tsconfigPaths: true },
  test: {
    include: ['tests/http/**/*.test.ts'],
    globalSetup: 'tests/support/test-database-server.ts',
    environment: 'node',
    pool: 'forks',
    maxWorkers: 3,
    isolate: false,
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 30_000 } },
  },
})

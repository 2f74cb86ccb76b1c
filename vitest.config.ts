import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const include = ['app/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'scripts/**/*.test.ts']

/** A test has a database from tests/support/test.ts, or makes its own with test-databases.ts. */
const isOnDatabase = (file: string) => /\/support\/test(-databases)?'/.test(readFileSync(file, 'utf8'))

// The React Router plugin is left out: what tests call directly needs none of it, and the whole site is tested as it was built.
export default defineConfig({
  resolve: { tsconfigPaths: true },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // what asks no database is proved once, beside the embedded one
    include: process.env.TEST_DATABASE_URL ? globSync(include).filter(isOnDatabase) : include,
    globalSetup: 'tests/support/migrated-database.ts',
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
})

// Everything that must hold, one step after the other; `check` is the fast part.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findBrowser } from './browser.mjs'
import { root } from './prepare.mjs'
import { playwright, Results, vitest } from './test-results.mjs'
import { startPostgres } from './throwaway-postgres.mjs'

process.chdir(root)
const isQuick = process.argv.includes('check')
const folder = mkdtempSync(path.join(tmpdir(), 'tests-'))
const results = new Results(folder)

await results.step('Format and lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--no-errors-on-unmatched'])
await results.step('Rules of imports and tables', ['scripts/check-imports.mjs'])
await results.step('Dockerfile', ['node_modules/dockerfile-utils/bin/dockerfile-utils', 'lint', 'Dockerfile'])
await results.step('Compose file', ['node_modules/dclint/bin/dclint.cjs', '--max-warnings', '0', 'compose.yaml'])
await results.step('Table types match the migrations', ['scripts/generate-tables.ts', '--verify'])
await results.step('Types of the routes', ['node_modules/@react-router/dev/bin.cjs', 'typegen'])
await results.step('Types', ['node_modules/typescript/bin/tsc', '--noEmit'])
const given = process.env.TEST_DATABASE_URL
const postgres = given ? undefined : await startPostgres()
const server = { TEST_DATABASE_URL: given ?? postgres?.url ?? '' }
await results.suite('Unit and route tests', vitest(), server)
if (!isQuick) await slowPart()
await postgres?.stop()

rmSync(folder, { recursive: true, force: true })
results.print()
process.exit(results.failed > 0 ? 1 : 0)

async function slowPart() {
  if (await results.step('Build', ['scripts/build.mjs'])) {
    const browser = findBrowser()
    const both = { ...server, CHROMIUM: browser ?? '' }
    await results.suite('The built site over HTTP', vitest('vitest.http.config.ts'), both)
    if (browser) await results.suite('Journeys in a browser', playwright(), { CHROMIUM: browser })
    else results.miss('Journeys in a browser', 'No Chromium was found, and none could be installed.')
  }
}

// Everything that must hold, one step after the other. `check`: the fast part, with the unit tests of what has changed.
// `npm test -- blog` runs the tests of a room, of all kinds; `npm test -- --watch blog` its unit tests at each change.
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { findBrowser } from './browser.mjs'
import { cutFonts, root } from './prepare.mjs'
import { temporaryRoot } from './temporary-root.mjs'
import { playwright, Results, vitest } from './test-results.mjs'
import { testsOf } from './tests-of-room.mjs'
import { startPostgres } from './throwaway-postgres.mjs'

process.chdir(root)
const words = process.argv.slice(2)
const isQuick = words.includes('check')
const rooms = words.filter((word) => word !== 'check' && !word.startsWith('-'))
if (words.includes('--watch')) watch()

// whatever a test leaves behind goes away with it
const folder = mkdtempSync(path.join(temporaryRoot(), 'tests-'))
chmodSync(folder, 0o755)
process.env.TMPDIR = folder
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const results = new Results(folder)
const given = process.env.TEST_DATABASE_URL
const chosen = rooms.length > 0 ? testsOf(rooms) : undefined

cutFonts()
if (!chosen) await rules()
const postgres = given ? undefined : await startPostgres()
const server = { TEST_DATABASE_URL: given ?? postgres?.url ?? '' }
await results.suite('Unit and route tests', vitest('vitest.config.ts', isQuick ? sinceMain() : chosen?.unit), server)
if (!isQuick) await slowPart()
await postgres?.stop()

results.print()
process.exit(results.failed > 0 ? 1 : 0)

async function rules() {
  await results.step('Types of the routes', ['node_modules/@react-router/dev/bin.cjs', 'typegen'])
  await results.steps({
    'Format and lint': ['node_modules/@biomejs/biome/bin/biome', 'check', '--no-errors-on-unmatched'],
    'Rules of imports and tables': ['scripts/check-imports.mjs'],
    Dockerfile: ['node_modules/dockerfile-utils/bin/dockerfile-utils', 'lint', 'Dockerfile'],
    'Compose file': ['node_modules/dclint/bin/dclint.cjs', '--max-warnings', '0', 'compose.yaml'],
    'Table types match the migrations': ['scripts/generate-tables.ts', '--verify'],
    Types: ['node_modules/typescript/bin/tsc', '--noEmit'],
  })
}

async function slowPart() {
  if (chosen && chosen.http.length + chosen.browser.length === 0) return
  if (!(await results.step('Build', ['scripts/build.mjs']))) return
  const browser = findBrowser()
  const both = { ...server, CHROMIUM: browser ?? '' }
  if (!chosen || chosen.http.length > 0)
    await results.suite('The built site over HTTP', vitest('vitest.http.config.ts', chosen?.http), both)
  if (chosen && chosen.browser.length === 0) return
  if (browser) await results.suite('Journeys in a browser', playwright(chosen?.browser), { CHROMIUM: browser })
  else results.miss('Journeys in a browser', 'No Chromium was found, and none could be installed.')
}

/** Tests that depend on what is not in the main branch yet, committed or not; of a commit without one, on what it changed. */
function sinceMain() {
  const base = spawnSync('git', ['merge-base', 'HEAD', 'origin/main'], { encoding: 'utf8' }).stdout.trim()
  return ['--changed', base || 'HEAD~1']
}

function watch() {
  const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'watch', ...rooms], {
    stdio: 'inherit',
  })
  process.exit(status ?? 1)
}

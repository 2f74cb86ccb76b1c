// npm run mutants -- 300 SEED: breaks random lines of the site one at a time, and tells which of them no test notices;
// "unit" or "http" behind it: which of them no test notices up to that floor.
// The tests of the lowest floor run first: those beside the file, those related to it, then over HTTP and in the browser
// those of its room.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { seededRandom } from '../../app/platform/time/seeded-random.ts'
import { findBrowser } from '../browser.mjs'
import { root } from '../prepare.mjs'
import { temporaryRoot } from '../temporary-root.mjs'
import { testsOf } from '../tests-of-room.mjs'
import { startPostgres } from '../throwaway-postgres.mjs'
import { describe, mutated, mutationsOf } from './mutations.mjs'

// changes that change nothing anybody could notice, one a line as they are told
const EQUIVALENT = 'tests/equivalent-mutants.txt'
const CODE = ['app/**/*.{ts,tsx}', 'server/**/*.ts']
const LEFT_OUT = /\.test\.tsx?$|\.d\.ts$|fixture|\/tables\.ts$|entry-server|routes\.ts$/
// where a wrong line costs most
const WEIGHTY = /commands|queries|engine|guard|rights|limits|money|price|refund|privacy|routes\//
const WEIGHT = 3
const OUT_OF_TIME_MS = { unit: 5 * 60_000, later: 15 * 60_000 }

process.chdir(root)
const [count = 300, seed = Date.now() % 100_000] = process.argv.slice(2, 4).map(Number)
const ALL_FLOORS = ['unit', 'http', 'browser']
const FLOORS = ALL_FLOORS.slice(0, ALL_FLOORS.indexOf(process.argv[4] ?? 'browser') + 1)
const copy = mkdtempSync(path.join(temporaryRoot(), 'mutants-'))
run('git', ['worktree', 'add', '--detach', copy, 'HEAD'])
symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
process.once('exit', () => {
  run('git', ['-C', root, 'worktree', 'remove', '--force', copy])
  rmSync(copy, { recursive: true, force: true })
})
process.chdir(copy)
const postgres = await startPostgres()
const env = { ...process.env, CI: 'true', TEST_DATABASE_URL: postgres.url, CHROMIUM: findBrowser() ?? '' }
/** @type {Record<string, string[]>} */
const noticed = { unit: [], http: [], browser: [], nobody: [] }

console.log(`${count} mutants, seed ${seed}`)
const mutants = chosen()
const [first] = mutants
if (first && (await isNoticed('unit', first.file))) throw new Error(`The tests related to ${first.file} fail as it is.`)
for (const { file, source, mutation } of mutants) {
  const { line, name } = describe(file, source, mutation)
  writeFileSync(file, mutated(source, mutation))
  const floor = await noticingFloor(file)
  writeFileSync(file, source)
  noticed[floor]?.push(name)
  console.log(`${floor.padEnd(8)} line ${line} of ${name}`)
}
print()
process.chdir(root)
await postgres.stop()

/** As many as are wanted, the same ones for the same seed and commit. */
function chosen() {
  const random = seededRandom(seed)
  const equivalent = existsSync(EQUIVALENT) ? readFileSync(EQUIVALENT, 'utf8').split('\n') : []
  const files = globSync(CODE)
    .filter((file) => !LEFT_OUT.test(file))
    .sort()
  const all = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    return mutationsOf(file, source).map((mutation) => ({ file, source, mutation }))
  })
  const known = all.filter(({ file, source, mutation }) => !equivalent.includes(describe(file, source, mutation).name))
  // the least of these keys are a sample without repetition in which a weighty one comes three times as often
  return known
    .map((one) => ({ ...one, key: -Math.log(1 - random()) / (WEIGHTY.test(one.file) ? WEIGHT : 1) }))
    .sort((a, b) => a.key - b.key)
    .slice(0, count)
}

async function noticingFloor(/** @type {string} */ file) {
  for (const floor of FLOORS) if (await isNoticed(floor, file)) return floor
  return 'nobody'
}

/** @param {string} floor @param {string} file */
async function isNoticed(floor, file) {
  const vitest = 'node_modules/vitest/vitest.mjs'
  const briefly = ['--bail=1', '--passWithNoTests', '--reporter=dot']
  if (floor === 'unit')
    return (
      (await fails([vitest, 'run', `${path.dirname(file)}/`, ...briefly], OUT_OF_TIME_MS.unit)) ||
      (await fails([vitest, 'related', file, '--run', ...briefly], OUT_OF_TIME_MS.unit))
    )
  const tests = testsOf([roomOf(file)])
  const files = floor === 'http' ? tests.http : tests.browser
  if (files.length === 0) return false
  // what cannot even be built is noticed
  if (await fails(['scripts/build.mjs'])) return true
  if (floor === 'http') return fails([vitest, 'run', '--config', 'vitest.http.config.ts', ...briefly, ...files])
  return fails(['node_modules/@playwright/test/cli.js', 'test', '-x', '--reporter=dot', ...files])
}

/** A test that never ends has noticed it too; whatever it has started ends with it. @param {string[]} command */
async function fails(command, withinMs = OUT_OF_TIME_MS.later) {
  const child = spawn(process.execPath, command, { env, stdio: 'ignore', detached: true })
  const end = () => child.pid && process.kill(-child.pid, 'SIGKILL')
  const late = setTimeout(end, withinMs)
  process.once('exit', end)
  const [code] = await once(child, 'close')
  clearTimeout(late)
  process.off('exit', end)
  return code !== 0
}

function roomOf(/** @type {string} */ file) {
  const [, area = '', , room = ''] = file.split(path.sep)
  return area === 'wings' ? room : path.basename(path.dirname(file))
}

function print() {
  /** Noticed by that floor or one below it. */
  const share = (/** @type {string} */ floor) => {
    const floors = FLOORS.slice(0, FLOORS.indexOf(floor) + 1)
    const some = floors.reduce((sum, one) => sum + (noticed[one]?.length ?? 0), 0)
    return `${((100 * some) / count).toFixed(0)} %`
  }
  console.log(`\nnoticed up to each floor: ${FLOORS.map((floor) => `${floor} ${share(floor)}`).join(', ')}`)
  console.log(`\nNobody noticed:\n${noticed.nobody?.join('\n')}`)
}

function run(/** @type {string} */ command, /** @type {string[]} */ args) {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}

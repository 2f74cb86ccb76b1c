import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { noteFlaky, wasFlakyBefore } from './flaky-tests.mjs'
import { playwrightReport, sum, vitestReport } from './test-reports.mjs'

/**
 * @typedef {import('./test-reports.mjs').Fault} Fault
 * @typedef {import('./test-reports.mjs').Timed} Timed
 * @typedef {import('./test-reports.mjs').Counted} Counted
 * @typedef {Record<string, string>} Variables
 * @typedef {{ command: (report: string) => string[], env?: (report: string) => Variables, count: (report: string) => Counted }} Suite
 */

const SLOWEST = 10

// Both try a failed test once more: a busy machine is no fault of the code. What passed only then is named, and noted.

/** @param {string} [config] @param {string[]} [chosen] files, or what chooses them @returns {Suite} */
export function vitest(config = 'vitest.config.ts', chosen = []) {
  return {
    command: (report) => [
      ...['node_modules/vitest/vitest.mjs', 'run', '--config', config, '--passWithNoTests', '--retry=1'],
      ...['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, ...chosen],
    ],
    count: vitestReport(config),
  }
}

/** @param {string[]} [chosen] files @returns {Suite} */
export function playwright(chosen = []) {
  return {
    command: () => [
      ...['node_modules/@playwright/test/cli.js', 'test', '--pass-with-no-tests'],
      ...['--retries=1', '--reporter=line,json', ...chosen],
    ],
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
    count: playwrightReport,
  }
}

/** Runs steps and adds up what they say. A step without tests of its own counts as one. */
export class Results {
  passed = 0
  failed = 0
  #reports = 0
  /** @type {Fault[]} */
  #faults = []
  /** @type {Timed[]} */
  #stages = []
  /** @type {Timed[]} */
  #files = []

  constructor(/** @type {string} */ folder) {
    this.folder = folder
    this.costs = path.join(folder, 'costs')
  }

  /** @param {string} name @param {string[]} command @param {Variables} [env] */
  async step(name, command, env) {
    const isFine = await this.#run(name, command, env)
    if (isFine) this.passed++
    else this.miss(name, 'This step failed.')
    return isFine
  }

  /** Steps that need nothing of each other, two at a time. @param {Record<string, string[]>} commands */
  async steps(commands) {
    const waiting = Object.entries(commands)
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await this.step(...next)
    }
    await Promise.all([work(), work()])
  }

  /** @param {string} name @param {Suite} suite @param {Variables} [env] */
  async suite(name, { command, env: ownEnv, count }, env = {}) {
    const report = path.join(this.folder, `${++this.#reports}.json`)
    const isFine = await this.#run(name, command(report), { ...env, ...ownEnv?.(report), TEST_COSTS: this.costs })
    const nothing = { passed: 0, failed: 0, faults: [], files: [] }
    const { passed, failed, faults, files } = existsSync(report) ? count(readFileSync(report, 'utf8')) : nothing
    this.passed += passed
    this.failed += failed
    this.#faults.push(...faults)
    this.#files.push(...files)
    console.log(`${name}: ${passed} passed, ${failed} failed`)
    // a file that could not even be loaded has no tests that could fail
    if (!isFine && failed === 0) this.miss(name, 'This suite ended with an error.')
  }

  /** Says last what is worth reading: where the time went, each fault with its reason, and how many. */
  print() {
    this.#printTimes()
    for (const fault of this.#faults) this.#printFault(fault)
    console.log(`\n${this.passed} passed, ${this.failed} failed`)
  }

  #printFault(/** @type {Fault} */ { name, again, isFailed, reason }) {
    const isFlakyAgain = !isFailed && wasFlakyBefore(name)
    if (isFlakyAgain) this.failed++
    if (!isFailed) noteFlaky(name)
    const outcome = isFailed
      ? 'FAILED'
      : isFlakyAgain
        ? 'FLAKY FOR THE SECOND TIME, which counts as failed'
        : 'FLAKY, passed only at the second try'
    console.log(`\n${outcome}: ${name}\n${reason}${again && `\nAlone: ${again}`}`)
  }

  #printTimes() {
    console.log(`\nStages\n${table(this.#stages)}`)
    const slowest = this.#files.sort((a, b) => b.ms - a.ms).slice(0, SLOWEST)
    if (slowest.length > 0) console.log(`\nSlowest files of ${this.#files.length}\n${table(slowest)}`)
    const costs = fixedCosts(this.costs)
    if (costs.length > 0) console.log(`\nFixed costs, within the stages\n${table(costs)}`)
  }

  /** @param {string} name @param {string} reason */
  miss(name, reason) {
    this.failed++
    this.#faults.push({ name, again: '', isFailed: true, reason })
  }

  /** @param {string} name @param {string[]} command @param {Variables} [env] @returns {Promise<boolean>} */
  #run(name, command, env) {
    console.log(`\n— ${name}`)
    const startedAt = performance.now()
    return new Promise((resolve) => {
      const child = spawn(process.execPath, command, { stdio: 'inherit', env: { ...process.env, ...env } })
      child.on('close', (code) => {
        this.#stages.push({ name, ms: performance.now() - startedAt })
        resolve(code === 0)
      })
    })
  }
}

/** What tests/support/measure-setup.ts noted. @returns {Timed[]} */
function fixedCosts(/** @type {string} */ file) {
  if (!existsSync(file)) return []
  /** @type {[string, number][]} */
  const noted = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const byKind = Object.entries(Object.groupBy(noted, ([kind]) => kind))
  return byKind.map(([kind, all = []]) => ({ name: `${all.length} ${kind}`, ms: sum(all.map(([, ms]) => ms)) }))
}

function table(/** @type {Timed[]} */ rows) {
  return rows.map(({ name, ms }) => `${(ms / 1_000).toFixed(1).padStart(8)} s  ${name}`).join('\n')
}

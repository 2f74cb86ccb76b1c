import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/**
 * @typedef {Record<string, string>} Variables
 * @typedef {{ name: string, isFailed: boolean, reason: string }} Fault a test that failed at least once
 * @typedef {{ passed: number, failed: number, faults: Fault[] }} Count
 * @typedef {{ command: (report: string) => string[], env?: (report: string) => Variables, count: (report: string) => Count }} Suite
 * @typedef {{ fullName: string, status: string, failureMessages: string[] }} VitestResult
 * @typedef {{ name: string, status: string, message: string, assertionResults: VitestResult[] }} VitestFile
 * @typedef {{ numPassedTests: number, numFailedTests: number, testResults: VitestFile[] }} VitestReport
 * @typedef {{ title: string, tests: { status: string, results: { error?: { message?: string } }[] }[] }} PlaywrightSpec
 * @typedef {{ specs: PlaywrightSpec[], suites?: PlaywrightSuite[], file: string }} PlaywrightSuite
 * @typedef {{ stats: { expected: number, flaky: number, unexpected: number }, suites: PlaywrightSuite[] }} PlaywrightReport
 */

// Both try a failed test once more: a busy machine is no fault of the code. What passed only then is named.

/** @returns {Suite} */
export function vitest(config = 'vitest.config.ts') {
  return {
    command: (report) => [
      ...['node_modules/vitest/vitest.mjs', 'run', '--config', config, '--passWithNoTests', '--retry=1'],
      ...['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    ],
    count(report) {
      /** @type {VitestReport} */
      const { numPassedTests, numFailedTests, testResults } = JSON.parse(report)
      return { passed: numPassedTests, failed: numFailedTests, faults: testResults.flatMap(faultsOfFile) }
    },
  }
}

/** @param {VitestFile} file @returns {Fault[]} */
function faultsOfFile({ name, status, message, assertionResults }) {
  const file = path.relative(process.cwd(), name)
  const faults = assertionResults
    .filter((test) => test.failureMessages.length > 0)
    .map((test) => fault(`${file} › ${test.fullName}`, test.status === 'failed', test.failureMessages[0]))
  // a file that could not be loaded or set up
  return faults.length === 0 && status === 'failed' ? [fault(file, true, message)] : faults
}

/** @returns {Suite} */
export function playwright() {
  return {
    command: () => [
      ...['node_modules/@playwright/test/cli.js', 'test', '--pass-with-no-tests'],
      ...['--retries=1', '--reporter=line,json'],
    ],
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
    count(report) {
      /** @type {PlaywrightReport} */
      const { stats, suites } = JSON.parse(report)
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected, faults: suites.flatMap(faultsOfSuite) }
    },
  }
}

/** @param {PlaywrightSuite} suite @returns {Fault[]} */
function faultsOfSuite({ file, specs, suites = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) =>
        fault(`${file} › ${title}`, status === 'unexpected', results.find(({ error }) => error)?.error?.message),
      ),
  )
  return [...own, ...suites.flatMap(faultsOfSuite)]
}

/** @param {string} name @param {boolean} isFailed @param {string} [reason] @returns {Fault} */
function fault(name, isFailed, reason = '') {
  return { name, isFailed, reason: stripVTControlCharacters(reason).slice(0, 600) }
}

/** Runs steps and adds up what they say. A step without tests of its own counts as one. */
export class Results {
  passed = 0
  failed = 0
  #reports = 0
  /** @type {Fault[]} */
  #faults = []

  constructor(/** @type {string} */ folder) {
    this.folder = folder
  }

  /** @param {string} name @param {string[]} command @param {Variables} [env] */
  async step(name, command, env) {
    const isFine = await this.#run(name, command, env)
    if (isFine) this.passed++
    else this.miss(name, 'This step failed.')
    return isFine
  }

  /** @param {string} name @param {Suite} suite @param {Variables} [env] */
  async suite(name, { command, env: ownEnv, count }, env = {}) {
    const report = path.join(this.folder, `${++this.#reports}.json`)
    const isFine = await this.#run(name, command(report), { ...env, ...ownEnv?.(report) })
    const counted = existsSync(report) ? count(readFileSync(report, 'utf8')) : { passed: 0, failed: 0, faults: [] }
    const { passed, failed, faults } = counted
    this.passed += passed
    this.failed += failed
    this.#faults.push(...faults)
    console.log(`${name}: ${passed} passed, ${failed} failed`)
    // a file that could not even be loaded has no tests that could fail
    if (!isFine && failed === 0) this.miss(name, 'This suite ended with an error.')
  }

  /** Says last what is worth reading: how many, and each fault with its reason. */
  print() {
    for (const { name, isFailed, reason } of this.#faults) {
      console.log(`\n${isFailed ? 'FAILED' : 'PASSED ONLY AT THE SECOND TRY'}: ${name}\n${reason}`)
    }
    console.log(`\n${this.passed} passed, ${this.failed} failed`)
  }

  /** @param {string} name @param {string} reason */
  miss(name, reason) {
    this.failed++
    this.#faults.push(fault(name, true, reason))
  }

  /** @param {string} name @param {string[]} command @param {Variables} [env] @returns {Promise<boolean>} */
  #run(name, command, env) {
    console.log(`\n— ${name}`)
    return new Promise((resolve) => {
      const child = spawn(process.execPath, command, { stdio: 'inherit', env: { ...process.env, ...env } })
      child.on('close', (code) => resolve(code === 0))
    })
  }
}

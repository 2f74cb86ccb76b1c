import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * @typedef {Record<string, string>} Variables
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {{ command: (report: string) => string[], env?: (report: string) => Variables, count: (report: string) => Count }} Suite
 * @typedef {{ numPassedTests: number, numFailedTests: number }} VitestReport
 * @typedef {{ stats: { expected: number, flaky: number, unexpected: number } }} PlaywrightReport
 */

/** @returns {Suite} */
export function vitest(config = 'vitest.config.ts') {
  return {
    command: (report) => [
      ...['node_modules/vitest/vitest.mjs', 'run', '--config', config, '--passWithNoTests'],
      ...['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    ],
    count(report) {
      /** @type {VitestReport} */
      const { numPassedTests, numFailedTests } = JSON.parse(report)
      return { passed: numPassedTests, failed: numFailedTests }
    },
  }
}

/** @returns {Suite} */
export function playwright() {
  return {
    command: () => ['node_modules/@playwright/test/cli.js', 'test', '--pass-with-no-tests', '--reporter=line,json'],
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
    count(report) {
      /** @type {PlaywrightReport} */
      const { stats } = JSON.parse(report)
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
    },
  }
}

/** Runs steps and adds up what they say. A step without tests of its own counts as one. */
export class Results {
  passed = 0
  failed = 0
  #reports = 0

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
    const { passed, failed } = existsSync(report) ? count(readFileSync(report, 'utf8')) : { passed: 0, failed: 0 }
    this.passed += passed
    this.failed += failed
    console.log(`${name}: ${passed} passed, ${failed} failed`)
    // a file that could not even be loaded has no tests that could fail
    if (!isFine && failed === 0) this.miss(name, 'This suite ended with an error.')
  }

  /** @param {string} name @param {string} reason */
  skip(name, reason) {
    console.log(`\n${'!'.repeat(100)}\nSKIPPED: ${name}. ${reason}\n${'!'.repeat(100)}`)
  }

  /** @param {string} name @param {string} reason */
  miss(name, reason) {
    this.failed++
    console.log(`FAILED: ${name}. ${reason}`)
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

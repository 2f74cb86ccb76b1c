// What vitest and Playwright write down of a run, in one shape.
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/**
 * @typedef {{ name: string, again: string, isFailed: boolean, reason: string }} Fault a test that failed at least once; `again` runs it alone
 * @typedef {{ name: string, ms: number }} Timed
 * @typedef {{ passed: number, failed: number, faults: Fault[], files: Timed[] }} Counted
 * @typedef {{ fullName: string, status: string, failureMessages: string[] }} VitestResult
 * @typedef {{ name: string, status: string, message: string, startTime: number, endTime: number, assertionResults: VitestResult[] }} VitestFile
 * @typedef {{ numPassedTests: number, numFailedTests: number, testResults: VitestFile[] }} VitestReport
 * @typedef {{ title: string, tests: { status: string, results: { duration: number, error?: { message?: string } }[] }[] }} PlaywrightSpec
 * @typedef {{ specs: PlaywrightSpec[], suites?: PlaywrightSuite[], file: string }} PlaywrightSuite
 * @typedef {{ stats: { expected: number, flaky: number, unexpected: number }, suites: PlaywrightSuite[] }} PlaywrightReport
 */

/** @param {string} config @returns {(report: string) => Counted} */
export function vitestReport(config) {
  return (report) => {
    /** @type {VitestReport} */
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(report)
    return {
      passed: numPassedTests,
      failed: numFailedTests,
      faults: testResults.flatMap((file) => faultsOfFile(file, config)),
      files: testResults.map(({ name, startTime, endTime }) => ({ name: inRoot(name), ms: endTime - startTime })),
    }
  }
}

/** @param {VitestFile} file @param {string} config @returns {Fault[]} */
function faultsOfFile({ name, status, message, assertionResults }, config) {
  const file = inRoot(name)
  const run = `npx vitest run --config ${config} ${file}`
  const faults = assertionResults
    .filter((test) => test.failureMessages.length > 0)
    .map((test) => {
      const again = `${run} -t ${quoted(test.fullName)}`
      return fault(`${file} › ${test.fullName}`, again, test.status === 'failed', test.failureMessages[0])
    })
  // a file that could not be loaded or set up
  return faults.length === 0 && status === 'failed' ? [fault(file, run, true, message)] : faults
}

/** @returns {Counted} */
export function playwrightReport(/** @type {string} */ report) {
  /** @type {PlaywrightReport} */
  const { stats, suites } = JSON.parse(report)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    faults: suites.flatMap(faultsOfSuite),
    files: suites.map((suite) => ({ name: `tests/e2e/${suite.file}`, ms: durationOf(suite) })),
  }
}

/** @param {PlaywrightSuite} suite @returns {Fault[]} */
function faultsOfSuite({ file, specs, suites = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => {
        const reason = results.find(({ error }) => error)?.error?.message
        const again = `npx playwright test ${file} -g ${quoted(title)}`
        return fault(`tests/e2e/${file} › ${title}`, again, status === 'unexpected', reason)
      }),
  )
  return [...own, ...suites.flatMap(faultsOfSuite)]
}

/** @param {PlaywrightSuite} suite @returns {number} milliseconds of all its tests and tries */
function durationOf({ specs, suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results))
  return sum(results.map(({ duration }) => duration)) + sum(suites.map(durationOf))
}

export const sum = (/** @type {number[]} */ numbers) => numbers.reduce((total, number) => total + number, 0)

/** @param {string} name @param {string} again @param {boolean} isFailed @param {string} [reason] @returns {Fault} */
function fault(name, again, isFailed, reason = '') {
  return { name, again, isFailed, reason: stripVTControlCharacters(reason).slice(0, 600) }
}

const inRoot = (/** @type {string} */ name) => path.relative(process.cwd(), name)

/** For a shell, and as the patterns that both runners take: what has a meaning in them stands for any sign. */
const quoted = (/** @type {string} */ title) => `'${title.replace(/[^\p{L}\p{N} ,:-]/gu, '.')}'`

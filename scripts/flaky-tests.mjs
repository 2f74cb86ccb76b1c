import { appendFileSync, existsSync, readFileSync } from 'node:fs'

const LIST = 'tests/flaky.txt'

/** Whether a test is in the list of those that passed only at the second try once. */
export function wasFlakyBefore(/** @type {string} */ name) {
  return existsSync(LIST) && readFileSync(LIST, 'utf8').split('\n').includes(name)
}

/** Puts a test into the list, which is committed with the next change. Whoever mends its cause takes it out. */
export function noteFlaky(/** @type {string} */ name) {
  if (!process.env.CI && !wasFlakyBefore(name)) appendFileSync(LIST, `${name}\n`)
}

import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * The test files of rooms ("blog"): those below a folder or of a name with the word, and of the tests outside of the rooms
 * those that use one of its files. @param {string[]} rooms
 */
export function testsOf(rooms) {
  const named = (/** @type {string} */ file) => rooms.some((room) => file.includes(room))
  const uses = (/** @type {string} */ file) =>
    rooms.some((room) => new RegExp(`~/wings/[\\w-]+/${room}/`).test(readFileSync(file, 'utf8')))
  const find = (/** @type {string} */ pattern) => globSync(pattern).map((file) => file.split(path.sep).join('/'))
  return {
    unit: find('{app,server,scripts}/**/*.test.{ts,tsx}').filter(named),
    http: find('tests/http/**/*.test.ts').filter((file) => named(file) || uses(file)),
    browser: find('tests/e2e/**/*.spec.ts').filter((file) => named(file) || uses(file)),
  }
}

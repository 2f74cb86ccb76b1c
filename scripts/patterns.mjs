import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'

const CODE = ['app/**/*.{ts,tsx,mjs}', 'server/**/*.{ts,tsx,mjs}']
const TEST = /\.test\.tsx?$|\.d\.ts$/

/** @typedef {{ file: string, source: string, flags: string }} Pattern */

/** Every regular expression that is written down in what serves the site, and the files that put one together while they run. */
export function patternsOfCode() {
  /** @type {Pattern[]} */
  const written = []
  /** @type {string[]} */
  const puttingTogether = []
  for (const file of globSync(CODE).filter((name) => !TEST.test(name))) {
    const { program } = parseSync(file, readFileSync(file, 'utf8'))
    new Visitor({
      Literal(node) {
        if ('regex' in node) written.push({ file, source: node.regex.pattern, flags: node.regex.flags })
      },
      NewExpression({ callee }) {
        if (callee.type === 'Identifier' && callee.name === 'RegExp') puttingTogether.push(file)
      },
    }).visit(program)
  }
  return { written, puttingTogether: [...new Set(puttingTogether)].sort() }
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { cruise } from 'dependency-cruiser'
import { parseSync } from 'vite'
import { shortestRoomCycle } from './room-cycles.mjs'

const rules = createRequire(import.meta.url)('../.dependency-cruiser.cjs')
const CODE = /\.(tsx?|mjs)$/

/**
 * Checks the imports of the given sources (name in the project → text) by the rules of .dependency-cruiser.cjs, and for
 * cycles of rooms. That tool does not read TypeScript 7 yet and would see no file at all, so it is shown a copy that holds
 * the imports only.
 * @param {Record<string, string>} sources
 */
export async function brokenImportRules(sources) {
  const names = Object.keys(sources).filter((name) => CODE.test(name))
  const copy = mkdtempSync(path.join(tmpdir(), 'imports-'))
  try {
    for (const name of names) {
      const file = path.join(copy, inCopy(name))
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, importsOf(name, sources[name] ?? '', names))
    }
    const { output } = await cruise(names.map(inCopy), { ruleSet: rules, validate: true, baseDir: copy })
    if (typeof output === 'string') throw new Error(output)
    if (output.summary.totalCruised !== names.length)
      throw new Error(`Only ${output.summary.totalCruised} of ${names.length} files were looked at.`)
    const original = new Map(names.map((name) => [inCopy(name), name]))
    const nameOf = (/** @type {string} */ file) => original.get(file) ?? file
    const violations = output.summary.violations.map(({ rule, from, to }) => ({
      rule: rule.name,
      from: nameOf(from),
      to: nameOf(to),
      advice: adviceOf(rule.name),
    }))
    const imports = output.modules.flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => ({ from: nameOf(source), to: nameOf(resolved) })),
    )
    return [...violations, ...shortestRoomCycle(imports)]
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

function adviceOf(/** @type {string} */ ruleName) {
  return rules.forbidden.find((/** @type {{ name: string }} */ { name }) => name === ruleName)?.comment ?? ''
}

function inCopy(/** @type {string} */ name) {
  return name.replace(CODE, '.js')
}

/** The imports of one file that lead to other files of the project, as JavaScript. */
function importsOf(/** @type {string} */ name, /** @type {string} */ source, /** @type {string[]} */ names) {
  const { module } = parseSync(name, source)
  const imports = [...module.staticImports, ...module.staticExports.flatMap(reexports)].map(
    ({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      isType: entries.length > 0 && entries.every(({ isType }) => isType),
    }),
  )
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    specifier: source.slice(start + 1, end - 1),
    isType: false,
  }))
  return [...imports, ...dynamic]
    .map(({ specifier, isType }) => {
      const target = targetOf(specifier, name, names)
      if (!target) return ''
      const relative = path.posix.relative(path.posix.dirname(name), inCopy(target))
      const request = JSON.stringify(relative.startsWith('.') ? relative : `./${relative}`)
      return isType ? `require(${request})\n` : `import ${request}\n`
    })
    .join('')
}

/** @param {{ entries: { moduleRequest: { value: string } | null, isType: boolean }[] }} statement */
function reexports({ entries }) {
  const from = entries[0]?.moduleRequest
  return from ? [{ moduleRequest: from, entries }] : []
}

function targetOf(/** @type {string} */ specifier, /** @type {string} */ importer, /** @type {string[]} */ names) {
  const isOwn = /^(~(test)?\/|\.)/.test(specifier)
  if (!isOwn) return undefined
  const [plain = ''] = specifier.split('?')
  const base = plain.startsWith('~')
    ? plain.replace(/^~test\//, 'tests/support/').replace(/^~\//, 'app/')
    : path.posix.join(path.posix.dirname(importer), plain)
  return [base, `${base}.ts`, `${base}.tsx`, `${base}.mjs`].find((candidate) => names.includes(candidate))
}

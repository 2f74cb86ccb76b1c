import { parseSync } from 'vite'

const ADVICE = 'This word left the project: docs/terms.md says what is used instead.'

/**
 * Finds exports and files named with a word that left.
 * @param {Record<string, string>} sources name in the project → text
 * @param {string} terms docs/terms.md
 */
export function namesWithRetiredWords(sources, terms) {
  const retired = readRetiredWords(terms)
  return Object.entries(sources).flatMap(([file, source]) =>
    [basename(file), ...exportedNames(file, source)]
      .filter((name) => retired.some((word) => ` ${toWords(name)} `.includes(` ${word} `)))
      .map((name) => ({ rule: 'retired-words', from: file, to: name, advice: ADVICE })),
  )
}

/** The first column of the table of words that no name holds, as words in lower case: "whoAsks" → "who asks". */
export function readRetiredWords(/** @type {string} */ terms) {
  const [, section = ''] = terms.split('**No exported name or file name holds these.**')
  const [table = ''] = section.split('\n**')
  const rows = [...table.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, words = '']) => words.split(', '))
  return rows.slice(1).map((word) => toWords(word.trim()))
}

function exportedNames(/** @type {string} */ file, /** @type {string} */ source) {
  const { module } = parseSync(file, source)
  return module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName }) => (exportName.name && exportName.name !== 'default' ? [exportName.name] : [])),
  )
}

const basename = (/** @type {string} */ file) => file.slice(file.lastIndexOf('/') + 1).split('.')[0] ?? ''

const toWords = (/** @type {string} */ name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase()

import { parse } from 'yaml'

const yamlBlock = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)(?:\r?\n)?^(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/m
const tomlBlock = /^\uFEFF?\+\+\+[ \t]*\r?\n([\s\S]*?)(?:\r?\n)?^\+\+\+[ \t]*(?:\r?\n|$)/m

/**
 * The fields before a Markdown text (YAML or TOML; names in small letters) and the text behind them. Fields that cannot be
 * read are none.
 * @param {string} text @returns {{ fields: Record<string, unknown>, body: string }}
 */
export function splitFrontMatter(text) {
  for (const [pattern, read] of /** @type {const} */ ([
    [yamlBlock, readYaml],
    [tomlBlock, readToml],
  ])) {
    const found = pattern.exec(text)
    if (found?.index !== 0) continue
    const fields = Object.entries(read(found[1] ?? '')).map(([name, value]) => [name.toLowerCase(), value])
    return { fields: Object.fromEntries(fields), body: text.slice(found[0].length) }
  }
  return { fields: {}, body: text }
}

/** @param {string} text @returns {Record<string, unknown>} */
function readYaml(text) {
  try {
    const fields = parse(text, { maxAliasCount: 20, uniqueKeys: false, logLevel: 'silent' })
    if (typeof fields === 'object' && fields !== null) return fields
  } catch {
    // a title with a colon that nobody quoted: what stands in single lines is read by itself
  }
  return readLines(text, /^([\w-]+)[ \t]*:[ \t]*(.*)$/)
}

/** Texts, numbers and lists in one line: tables and the other kinds of values of TOML name no page. @param {string} text */
function readToml(text) {
  return readLines(text, /^[ \t]*["']?([\w-]+)["']?[ \t]*=[ \t]*(.*)$/)
}

/** @param {string} text @param {RegExp} pattern */
function readLines(text, pattern) {
  /** @type {Record<string, unknown>} */
  const fields = {}
  for (const line of text.split(/\r?\n/)) {
    const [, name, value = ''] = pattern.exec(line) ?? []
    if (name) fields[name] ??= readValue(value.trim())
  }
  return fields
}

/** @param {string} value */
function readValue(value) {
  if (value.startsWith('[') && value.endsWith(']')) {
    return value
      .slice(1, -1)
      .split(',')
      .map((part) => unquote(part.trim()))
      .filter(Boolean)
  }
  return unquote(value)
}

/** @param {string} value */
const unquote = (value) => /^(["'])(.*)\1$/.exec(value)?.[2] ?? value

import { parse } from 'yaml'

interface FrontMatter {
  fields: Record<string, unknown>
  body: string
}

const block = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/

/** Splits a text into its YAML head between two lines of dashes and what follows. Of a field that stands twice the last counts. @throws when the head is no YAML mapping. */
export function parseFrontMatter(text: string): FrontMatter {
  const match = block.exec(text)
  if (!match) return { fields: {}, body: text }
  const fields: unknown = parse(match[1] ?? '', { maxAliasCount: 20, uniqueKeys: false })
  if (fields === null) return { fields: {}, body: text.slice(match[0].length) }
  if (typeof fields !== 'object' || Array.isArray(fields)) throw new Error('The front matter is not a list of fields.')
  return { fields: fields as Record<string, unknown>, body: text.slice(match[0].length) }
}

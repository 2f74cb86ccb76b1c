import { parseDocument } from 'yaml'

interface ParsedMarkup {
  /** What is written into the page; undefined when the text is empty or wrong. */
  data?: object | object[]
  fault?: string
}

/** The JSON-LD that somebody typed: a thing or a list of things, each of which says what it is. */
export function parseSchemaMarkup(text: string): ParsedMarkup {
  if (text.trim() === '') return {}
  const { value, fault } = parseJson(text)
  if (fault) return { fault }
  const things = Array.isArray(value) ? value : [value]
  if (things.length === 0) return { fault: 'Give an object, or a list of objects.' }
  for (const [at, thing] of things.entries()) {
    const where = Array.isArray(value) ? `Entry ${at + 1}: ` : ''
    if (typeof thing !== 'object' || thing === null || Array.isArray(thing)) return { fault: `${where}Give an object.` }
    if (!('@type' in thing) && !('@graph' in thing)) return { fault: `${where}“@type” is missing.` }
  }
  return { data: value as object | object[] }
}

function parseJson(text: string): { value?: unknown; fault?: string } {
  if (/^\s*<script/i.test(text)) return { fault: 'Leave out the <script> tags: only what stands between them.' }
  try {
    return { value: JSON.parse(text) }
  } catch {
    return { fault: `This is not JSON: ${locateJsonError(text)}.` }
  }
}

/** Engines do not always say where JSON is wrong; a reader of YAML, which JSON is a part of, does. */
function locateJsonError(text: string) {
  const [place] = parseDocument(text, { schema: 'json' }).errors[0]?.linePos ?? []
  return place ? `look at line ${place.line}, column ${place.col}` : 'a quote, a comma or a bracket is wrong'
}

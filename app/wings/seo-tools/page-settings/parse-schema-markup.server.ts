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
  if (things.length === 0) return { fault: 'Enter an object or a list of objects.' }
  for (const [at, thing] of things.entries()) {
    const where = Array.isArray(value) ? `Entry ${at + 1}: ` : ''
    if (typeof thing !== 'object' || thing === null || Array.isArray(thing))
      return { fault: `${where}Enter an object.` }
    if (!('@type' in thing) && !('@graph' in thing)) return { fault: `${where}“@type” is missing.` }
  }
  return { data: value as object | object[] }
}

function parseJson(text: string): { value?: unknown; fault?: string } {
  if (/^\s*<script/i.test(text)) return { fault: 'Remove the <script> tags and enter only the JSON.' }
  try {
    return { value: JSON.parse(text) }
  } catch {
    return { fault: `Invalid JSON: ${locateJsonError(text)}.` }
  }
}

/** Engines do not always say where JSON is wrong; a reader of YAML, which JSON is a part of, does. */
function locateJsonError(text: string) {
  const [place] = parseDocument(text, { schema: 'json' }).errors[0]?.linePos ?? []
  return place ? `check line ${place.line}, column ${place.col}` : 'check the quotes, commas and brackets'
}

import { filters as known, Liquid, type LiquidOptions } from 'liquidjs'
import { escapeHtml } from '~/rich-text/entities'
import { allowedBuiltInFilters, customFilters, htmlFilters } from './liquid-filters.server'

/** Tags that decide, repeat and remember. None reads a file, counts beyond its text, or writes without escaping. */
const tags = new Set([
  ...['assign', 'capture', 'case', 'comment', 'if', 'unless', 'for', 'break', 'continue', 'raw', '#'],
])

const MAX_SOURCE_LENGTH = 1_000_000
// new strings and lists of one text, in characters and items
const MEMORY_LIMIT = 5_000_000

const rules: LiquidOptions = {
  // nothing is read from elsewhere, whatever a tag may ask for
  templates: {},
  ownPropertyOnly: true,
  strictFilters: true,
  strictVariables: true,
  lenientIf: true,
  parseLimit: MAX_SOURCE_LENGTH,
  memoryLimit: MEMORY_LIMIT,
  timezoneOffset: 0,
  locale: 'en-US',
}

type FilterHandler = Parameters<Liquid['registerFilter']>[1]

function createSandboxedEngine(options: LiquidOptions, filters: Record<string, FilterHandler>) {
  const engine = new Liquid({ ...rules, ...options })
  for (const name of Object.keys(engine.tags)) if (!tags.has(name)) delete engine.tags[name]
  for (const name of Object.keys(known)) if (!allowedBuiltInFilters.includes(name)) engine.unregisterFilter(name)
  for (const [name, filter] of Object.entries(filters)) engine.registerFilter(name, filter)
  return engine
}

/** For lines of text: what is written is escaped where it is shown. */
export const plainTextEngine = createSandboxedEngine({}, customFilters)

/** For HTML: every value is escaped as it is written. */
export const htmlEngine = createSandboxedEngine({ outputEscape: (value) => escaped(value) }, customFilters)
for (const [name, handler] of Object.entries(htmlFilters)) htmlEngine.registerFilter(name, { handler, raw: true })

// quotes too: a value may stand in an attribute
function escaped(value: unknown): string {
  if (Array.isArray(value)) return value.map(escaped).join('')
  return value === null || value === undefined ? '' : escapeHtml(String(value)).replaceAll('"', '&quot;')
}

export const liquidFilterNames = [...allowedBuiltInFilters, ...Object.keys(customFilters), ...Object.keys(htmlFilters)]

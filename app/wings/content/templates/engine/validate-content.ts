import type { TemplateContentByKind, TemplateKind, TemplateProblem } from '../template'
import { contentRules } from './content-rules'
import { hasLiquid, placeholderFor, textModeFor } from './text-mode'

const MAX_LINE_SOURCE_LENGTH = 20_000
const MAX_HTML_SOURCE_LENGTH = 1_000_000
const MAX_DEPTH = 12

/**
 * What came from outside as the content of a template: it must be what its kind asks for, but where Liquid stands anything
 * may. Fields that the kind does not know are left out.
 */
export function validateTemplateContent<Kind extends TemplateKind>(kind: Kind, given: unknown) {
  const { problems, stoodIn, sources } = replaceWithPlaceholders(given)
  if (problems.length > 0) return { problems }
  const parsed = contentRules[kind].schema.safeParse(stoodIn)
  if (parsed.success)
    return { content: restoreSources(parsed.data, '', sources) as TemplateContentByKind[Kind], problems }
  return { problems: parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })) }
}

function replaceWithPlaceholders(given: unknown) {
  const problems: TemplateProblem[] = []
  const sources = new Map<string, string>()
  function textAt(value: string, { path, key, holder }: FieldPosition) {
    const mode = textModeFor(key, holder)
    if (!mode || !hasLiquid(value)) return value
    const longest = mode === 'html' ? MAX_HTML_SOURCE_LENGTH : MAX_LINE_SOURCE_LENGTH
    if (value.length > longest) problems.push({ field: path, message: 'This text is too long.' })
    sources.set(path, value)
    return placeholderFor(key, mode)
  }
  function walk(value: unknown, { path, key, holder, depth }: FieldPosition): unknown {
    if (typeof value === 'string') return textAt(value, { path, key, holder, depth })
    if (typeof value !== 'object' || value === null) return value
    if (depth > MAX_DEPTH) {
      problems.push({ field: path, message: 'The content is nested too deeply.' })
      return null
    }
    const inside = (name: string | number, one: unknown, place: Pick<FieldPosition, 'key' | 'holder'>) =>
      walk(one, { ...place, path: below(path, name), depth: depth + 1 })
    if (Array.isArray(value)) return value.map((one, at) => inside(at, one, { key, holder }))
    return mapEntries(value, (name, one) => inside(name, one, { key: name, holder: value }))
  }
  return { stoodIn: walk(given, { path: '', key: '', holder: {}, depth: 0 }), problems, sources }
}

interface FieldPosition {
  path: string
  /** The nearest name above. */
  key: string
  holder: object
  depth: number
}

function restoreSources(value: unknown, path: string, sources: Map<string, string>): unknown {
  if (typeof value === 'string') return sources.get(path) ?? value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one, at) => restoreSources(one, below(path, at), sources))
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, restoreSources(one, below(path, name), sources)]),
  )
}

const below = (path: string, name: string | number) => (path ? `${path}.${name}` : String(name))

function mapEntries(value: object, change: (name: string, one: unknown) => unknown) {
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, change(name, one)]))
}

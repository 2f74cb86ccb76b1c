import type { ContentOf, Problem, TemplateKind } from '../template'
import { contentRules } from './kinds'
import { hasLiquid, modeOf, standInFor } from './text-modes'

const LONGEST_LINE_SOURCE = 20_000
const LONGEST_HTML_SOURCE = 1_000_000
const DEEPEST = 12

/**
 * What came from outside as the content of a template: it must be what its kind asks for, but where Liquid stands anything
 * may. Fields that the kind does not know are left out.
 */
export function checkShape<Kind extends TemplateKind>(kind: Kind, given: unknown) {
  const { problems, stoodIn, sources } = standIns(given)
  if (problems.length > 0) return { problems }
  const parsed = contentRules[kind].schema.safeParse(stoodIn)
  if (parsed.success) return { content: putBack(parsed.data, '', sources) as ContentOf[Kind], problems }
  return { problems: parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })) }
}

function standIns(given: unknown) {
  const problems: Problem[] = []
  const sources = new Map<string, string>()
  function textAt(value: string, { path, key, holder }: Place) {
    const mode = modeOf(key, holder)
    if (!mode || !hasLiquid(value)) return value
    const longest = mode === 'html' ? LONGEST_HTML_SOURCE : LONGEST_LINE_SOURCE
    if (value.length > longest) problems.push({ field: path, message: 'This text is too long.' })
    sources.set(path, value)
    return standInFor(key, mode)
  }
  function walk(value: unknown, { path, key, holder, depth }: Place): unknown {
    if (typeof value === 'string') return textAt(value, { path, key, holder, depth })
    if (typeof value !== 'object' || value === null) return value
    if (depth > DEEPEST) {
      problems.push({ field: path, message: 'A content is not as deep as this.' })
      return null
    }
    const inside = (name: string | number, one: unknown, place: Pick<Place, 'key' | 'holder'>) =>
      walk(one, { ...place, path: below(path, name), depth: depth + 1 })
    if (Array.isArray(value)) return value.map((one, at) => inside(at, one, { key, holder }))
    return mapEntries(value, (name, one) => inside(name, one, { key: name, holder: value }))
  }
  return { stoodIn: walk(given, { path: '', key: '', holder: {}, depth: 0 }), problems, sources }
}

interface Place {
  path: string
  /** The nearest name above. */
  key: string
  holder: object
  depth: number
}

function putBack(value: unknown, path: string, sources: Map<string, string>): unknown {
  if (typeof value === 'string') return sources.get(path) ?? value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one, at) => putBack(one, below(path, at), sources))
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, putBack(one, below(path, name), sources)]),
  )
}

const below = (path: string, name: string | number) => (path ? `${path}.${name}` : String(name))

function mapEntries(value: object, change: (name: string, one: unknown) => unknown) {
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, change(name, one)]))
}

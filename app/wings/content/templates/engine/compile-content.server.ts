import type { TemplateProblem } from '../template'
import { compileText, type RenderContext } from './compile-text.server'
import { hasLiquid, isPictureObject, listSeparators, type TextMode, textModeFor } from './text-mode'
import { ProductValue } from './variable-values'

/** A part of a content, ready to be filled. Without `write` it is the same on every page. */
interface CompiledPart {
  value: unknown
  render?: (run: RenderContext) => unknown
}

interface CompileContext {
  names: string[]
  problems: TemplateProblem[]
}

// contents are a few levels deep; what comes from outside may be anything
const MAX_DEPTH = 12

/** Reads every text of a content once. */
export function compileContent(
  content: object,
  compiling: CompileContext,
): (run: RenderContext) => Record<string, unknown> {
  const part = compilePart(content, { path: [], key: '', holder: content }, compiling)
  return (part.render ?? (() => part.value)) as (run: RenderContext) => Record<string, unknown>
}

interface FieldPosition {
  path: (string | number)[]
  /** The nearest name above: an item of a list goes by the name of the list. */
  key: string
  holder: object
}

function compilePart(value: unknown, place: FieldPosition, compiling: CompileContext): CompiledPart {
  if (place.path.length > MAX_DEPTH) throw new RangeError('The content is nested too deeply.')
  if (typeof value === 'string') return compileTextPart(value, place, compiling)
  if (Array.isArray(value)) return compileListPart(value, place, compiling)
  if (typeof value === 'object' && value !== null) return compileObjectPart(value, place, compiling)
  return { value }
}

function compileTextPart(
  value: string,
  { path, key, holder }: FieldPosition,
  { names, problems }: CompileContext,
): CompiledPart {
  const mode = textModeFor(key, holder)
  if (!mode || !hasLiquid(value)) return { value }
  const text = compileText(value, mode, path.join('.'), names)
  problems.push(...text.problems)
  return { value, render: (run) => finished(text.render(run), mode, run) }
}

function finished(text: string, mode: TextMode, { scope }: RenderContext) {
  if (mode === 'html') return text.replaceAll('<p></p>', '')
  const trimmed = text.trim()
  if (mode !== 'product') return trimmed
  // texts write a product's slug, contents name it by its id
  const named = Object.values(scope).find((one) => one instanceof ProductValue && one.slug === trimmed)
  return named instanceof ProductValue && named.id ? named.id : trimmed
}

function compileObjectPart(value: object, place: FieldPosition, compiling: CompileContext): CompiledPart {
  const entries = Object.entries(value).map(
    ([key, one]) => [key, compilePart(one, { path: [...place.path, key], key, holder: value }, compiling)] as const,
  )
  if (entries.every(([, part]) => !part.render)) return { value }
  return {
    value,
    render: (run) => {
      const filled: Record<string, unknown> = {}
      for (const [key, part] of entries)
        filled[key] = normalizeReference(key, part.render ? part.render(run) : part.value)
      return filled
    },
  }
}

const references = new Set(['coverId', 'previewId', 'productId'])

/** A reference that came out empty is none. */
function normalizeReference(key: string, value: unknown) {
  if (references.has(key)) return value === '' ? null : value
  return key === 'picture' && isNoPicture(value) ? null : value
}

function isNoPicture(value: unknown) {
  return typeof value === 'object' && value !== null && isPictureObject(value) && value.id === ''
}

function compileListPart(
  value: unknown[],
  { path, key, holder }: FieldPosition,
  compiling: CompileContext,
): CompiledPart {
  const parts = value.map((one, at) => compilePart(one, { path: [...path, at], key, holder }, compiling))
  if (parts.every((part) => !part.render)) return { value }
  const separator = listSeparators[key]
  return {
    value,
    render: (run) =>
      parts.flatMap((part) => {
        if (!part.render) return [part.value]
        const filled = part.render(run)
        if (typeof filled === 'string') return separator ? splitText(filled, separator) : [filled]
        return isNoPicture(filled) || isBlank(filled, '', {}) ? [] : [filled]
      }),
  }
}

function splitText(text: string, separator: RegExp) {
  return text
    .split(separator)
    .map((one) => one.trim())
    .filter(Boolean)
}

/** Nothing is to be seen of it: a row whose texts all came out empty is left out. */
function isBlank(value: unknown, key: string, holder: object): boolean {
  if (typeof value === 'string') return value.trim() === '' || textModeFor(key, holder) === undefined
  if (typeof value === 'number') return false
  if (Array.isArray(value)) return value.every((one) => isBlank(one, key, holder))
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, one]) => isBlank(one, name, value))
}

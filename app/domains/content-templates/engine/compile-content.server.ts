import type { Problem } from '../template'
import { ProductValue } from '../variables/values'
import { compileText, type Run } from './compile-text.server'
import { hasLiquid, isPictureRow, modeOf, splitAt, type TextMode } from './text-modes'

/** A part of a content, ready to be filled. Without `write` it is the same on every page. */
interface Part {
  value: unknown
  write?: (run: Run) => unknown
}

interface Compiling {
  names: string[]
  problems: Problem[]
}

// contents are a few levels deep; what comes from outside may be anything
const DEEPEST = 12

/** Reads every text of a content once. */
export function compileContent(content: object, compiling: Compiling): (run: Run) => Record<string, unknown> {
  const part = partOf(content, { path: [], key: '', holder: content }, compiling)
  return (part.write ?? (() => part.value)) as (run: Run) => Record<string, unknown>
}

interface Place {
  path: (string | number)[]
  /** The nearest name above: an item of a list goes by the name of the list. */
  key: string
  holder: object
}

function partOf(value: unknown, place: Place, compiling: Compiling): Part {
  if (place.path.length > DEEPEST) throw new RangeError('A content is not as deep as this.')
  if (typeof value === 'string') return textPart(value, place, compiling)
  if (Array.isArray(value)) return listPart(value, place, compiling)
  if (typeof value === 'object' && value !== null) return objectPart(value, place, compiling)
  return { value }
}

function textPart(value: string, { path, key, holder }: Place, { names, problems }: Compiling): Part {
  const mode = modeOf(key, holder)
  if (!mode || !hasLiquid(value)) return { value }
  const text = compileText(value, mode, path.join('.'), names)
  problems.push(...text.problems)
  return { value, write: (run) => finished(text.write(run), mode, run) }
}

function finished(text: string, mode: TextMode, { scope }: Run) {
  if (mode === 'html') return text.replaceAll('<p></p>', '')
  const trimmed = text.trim()
  if (mode !== 'product') return trimmed
  // texts write a product's slug, contents name it by its id
  const named = Object.values(scope).find((one) => one instanceof ProductValue && one.slug === trimmed)
  return named instanceof ProductValue && named.id ? named.id : trimmed
}

function objectPart(value: object, place: Place, compiling: Compiling): Part {
  const entries = Object.entries(value).map(
    ([key, one]) => [key, partOf(one, { path: [...place.path, key], key, holder: value }, compiling)] as const,
  )
  if (entries.every(([, part]) => !part.write)) return { value }
  return {
    value,
    write: (run) => {
      const filled: Record<string, unknown> = {}
      for (const [key, part] of entries) filled[key] = settled(key, part.write ? part.write(run) : part.value)
      return filled
    },
  }
}

const references = new Set(['coverId', 'previewId', 'productId'])

/** A reference that came out empty is none. */
function settled(key: string, value: unknown) {
  if (references.has(key)) return value === '' ? null : value
  return key === 'picture' && isNoPicture(value) ? null : value
}

function isNoPicture(value: unknown) {
  return typeof value === 'object' && value !== null && isPictureRow(value) && value.id === ''
}

function listPart(value: unknown[], { path, key, holder }: Place, compiling: Compiling): Part {
  const parts = value.map((one, at) => partOf(one, { path: [...path, at], key, holder }, compiling))
  if (parts.every((part) => !part.write)) return { value }
  const separator = splitAt[key]
  return {
    value,
    write: (run) =>
      parts.flatMap((part) => {
        if (!part.write) return [part.value]
        const filled = part.write(run)
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
  if (typeof value === 'string') return value.trim() === '' || modeOf(key, holder) === undefined
  if (typeof value === 'number') return false
  if (Array.isArray(value)) return value.every((one) => isBlank(one, key, holder))
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, one]) => isBlank(one, name, value))
}

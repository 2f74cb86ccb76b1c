import { InvalidRecord } from './parse-record'

/** JSON in which the keys of every object stand in one order: the same content is the same bytes. */
export function stableStringify(value: unknown, indent?: number) {
  return JSON.stringify(value, (_name, part) => (isObject(part) ? sortKeys(part) : part), indent)
}

function sortKeys(object: object) {
  return Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1)))
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

// what the site keeps is at most ten deep; a file from outside may be anything
const MAX_DEPTH = 40

/** The same value with the keys of all its objects renamed. @throws InvalidRecord when it is nested too deeply */
export function renameKeys(value: unknown, rename: (key: string) => string, depth = 0): unknown {
  if (depth > MAX_DEPTH) throw new InvalidRecord('It is nested too deeply.')
  if (Array.isArray(value)) return value.map((part) => renameKeys(part, rename, depth + 1))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [rename(key), renameKeys(part, rename, depth + 1)]),
  )
}

export const toSnakeCase = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

export const toCamelCase = (key: string) => key.replace(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase())

type CamelCase<Name> = Name extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<CamelCase<Tail>>}` : Name

/** The same fields by the names that code has for them; what is in them stays. */
export function toCamelCaseFields<Fields extends object>(fields: Fields) {
  const renamed = Object.entries(fields).map(([name, value]) => [toCamelCase(name), value])
  return Object.fromEntries(renamed) as { [Name in keyof Fields as CamelCase<Name>]: Fields[Name] }
}

/** Something that keeps structured data from being used (error), or from being used well (warning). */
export interface StructuredDataIssue {
  level: 'error' | 'warning'
  /** Where in the JSON: "offers[0].price"; empty for the whole. */
  path: string
  type: string
  message: string
  source: string
}

export type JsonLdObject = Record<string, unknown>

export const isObject = (value: unknown): value is JsonLdObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const toArray = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])

/** Nothing stands there: what a form leaves when nobody fills it in. */
export function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isEmpty)
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

// any of these says which product it is, or where the video lies
const EQUIVALENT_PROPERTIES: Record<string, readonly string[]> = {
  gtin: ['gtin8', 'gtin12', 'gtin13', 'gtin14', 'isbn', 'mpn'],
  contentUrl: ['embedUrl'],
  review: ['reviews'],
}

/** Whether the object has the property, or another one that says the same. */
export function hasPropertyOrEquivalent(node: JsonLdObject, property: string) {
  return [property, ...(EQUIVALENT_PROPERTIES[property] ?? [])].some((name) => !isEmpty(node[name]))
}

/** What a plain value says. Objects say nothing: JSON may give them a toString that throws. */
export function toText(value: unknown) {
  return typeof value === 'object' || value === undefined ? '' : String(value)
}

/** As a number, where it is one or is written like one. */
export function toNumber(value: unknown) {
  const text = toText(value).trim()
  return text ? Number(text) : Number.NaN
}

const MAX_NAME_LENGTH = 100

export function joinPath(path: string, name: string) {
  const shown = name.slice(0, MAX_NAME_LENGTH)
  return path ? `${path}.${shown}` : shown
}

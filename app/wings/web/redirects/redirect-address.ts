/*
 * An old address as it is stored and looked up: "/old/page", "/index.php?p=12" or, for everything at and below it, "/old/*".
 * Its path is decoded, in small letters, without slashes that are doubled or stand at the end.
 */

/** One spelling for every way to write a path: "/Gr%C3%B6sse//A/" → "/grösse/a". */
export function normalizePath(path: string) {
  return decodePath(path)
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
}

function decodePath(path: string) {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** A query in one order of its parameters, without the question mark; empty for none. */
export function normalizeQuery(search: string) {
  const params = new URLSearchParams(search)
  params.sort()
  return params.toString()
}

/** The path and the query of an address, without what stands after its hash. */
export function splitAddress(address: string) {
  const [whole = ''] = address.split('#', 1)
  const mark = whole.indexOf('?')
  return mark < 0 ? { path: whole, search: '' } : { path: whole.slice(0, mark), search: whole.slice(mark) }
}

/** An old address as somebody typed it, in the one spelling. */
export function normalizeAddress(typed: string) {
  const { path, search } = splitAddress(typed)
  const query = normalizeQuery(search)
  return query ? `${normalizePath(path)}?${query}` : normalizePath(path)
}

const BELOW = '/*'

export const isWildcard = (from: string) => from.endsWith(BELOW)

/** "/old/*" → "/old". */
export const wildcardBase = (address: string) => address.slice(0, -BELOW.length)

export const isLocalPath = (address: string) => address.startsWith('/')

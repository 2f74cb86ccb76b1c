/*
 * An old address as it is stored and looked up: "/old/page", "/index.php?p=12" or, for everything at and below it, "/old/*".
 * Its path is decoded, in small letters, without slashes that are doubled or stand at the end.
 */

/** One spelling for every way to write a path: "/Gr%C3%B6sse//A/" → "/grösse/a". */
export function plainAddress(path: string) {
  return decoded(path)
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
}

function decoded(path: string) {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** A query in one order of its parameters, without the question mark; empty for none. */
export function plainQuery(search: string) {
  const params = new URLSearchParams(search)
  params.sort()
  return params.toString()
}

/** The path and the query of an address, without what stands after its hash. */
export function partsOf(address: string) {
  const [whole = ''] = address.split('#', 1)
  const mark = whole.indexOf('?')
  return mark < 0 ? { path: whole, search: '' } : { path: whole.slice(0, mark), search: whole.slice(mark) }
}

/** An old address as somebody typed it, in the one spelling. */
export function plainOldAddress(typed: string) {
  const { path, search } = partsOf(typed)
  const query = plainQuery(search)
  return query ? `${plainAddress(path)}?${query}` : plainAddress(path)
}

const BELOW = '/*'

export const isPrefix = (from: string) => from.endsWith(BELOW)

/** "/old/*" → "/old". */
export const beforeStar = (address: string) => address.slice(0, -BELOW.length)

export const isOwnPath = (address: string) => address.startsWith('/')

/** For each path, or `/folder/*`, the query parameters that its page reads, with what they may say. */
export type KnownQueryParams = Record<string, Record<string, (value: string) => boolean>>

/** For each path, the query parameters with which its page is made for whoever asks and not kept: anything may stand there. */
export type UncachedQueryParams = Record<string, readonly string[]>

interface PageAddressRules {
  knownQueryParams: KnownQueryParams
  uncachedQueryParams?: UncachedQueryParams
  isPrivate: (path: string) => boolean
}

/**
 * The one name under which a public page is kept: its path and, in a fixed order, the parameters that it knows.
 * Everything else in a query (campaign marks, nonsense) leads to the same page. Undefined: not a public page.
 */
export function publicPageAddress(
  url: string,
  { knownQueryParams, uncachedQueryParams, isPrivate }: PageAddressRules,
): string | undefined {
  if (url.includes('#')) return undefined
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  if (!isWellFormedPath(path) || !isCanonicalPath(path) || isPrivate(path)) return undefined
  if (mark < 0) return path
  const page = stripDataSuffix(path)
  const known = knownQueryParams[page] ?? knownQueryParams[folderPattern(page)]
  if (!known) return path
  const given = new URLSearchParams(url.slice(mark + 1))
  if (uncachedQueryParams?.[page]?.some((name) => given.get(name)?.trim())) return undefined
  const kept = Object.entries(known).flatMap(([name, isMeaningful]) => {
    const value = given.get(name)
    return value !== null && isMeaningful(value) ? [[name, value]] : []
  })
  return kept.length ? `${path}?${new URLSearchParams(kept)}` : path
}

/** Pages below `/tools` go by `/tools/*`; a file there, such as the Markdown of a page, reads nothing of its query. */
function folderPattern(page: string) {
  const end = page.lastIndexOf('/')
  return page.includes('.', end) ? '' : `${page.slice(0, end)}/*`
}

/** Client navigation asks for `/blog.data` where a visitor asks for `/blog`. */
function stripDataSuffix(path: string) {
  if (path.endsWith('/_.data')) return path.slice(0, -'_.data'.length)
  return path.endsWith('.data') ? path.slice(0, -'.data'.length) : path
}

/** One spelling per page: capitals, doubled and trailing slashes and needless escapes are not kept as pages of their own. */
function isCanonicalPath(path: string) {
  return path === toCanonicalPath(path) && !path.includes('%')
}

/** The path as links write it: "/Blog//A/" → "/blog/a". */
export function toCanonicalPath(path: string) {
  return path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
}

const MAX_PATH_LENGTH = 2_000

/**
 * Whether a path can name a page at all: it decodes, and holds no control characters and no tricks with dots and slashes.
 * A # is no part of any request: whoever parses the address cuts it off, so two readings of it would differ.
 */
export function isWellFormedPath(path: string) {
  if (!path.startsWith('/') || path.startsWith('//') || path.length > MAX_PATH_LENGTH || path.includes('#'))
    return false
  try {
    const decoded = decodeURIComponent(path)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
    return !/[\u0000-\u001f\u007f\\]|(^|\/)\.\.?(\/|$)/.test(decoded)
  } catch {
    return false
  }
}

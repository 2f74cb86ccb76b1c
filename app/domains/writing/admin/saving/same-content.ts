import type { PieceContent } from '../../piece'

const headingId = /(<h[2-6]) id="[^"]*"/g

/** Whether two contents are one to the server: it tidies fields and gives headings their ids. */
export function isSameContent<Content extends PieceContent>(
  a: Content,
  b: Content,
  tidy: (content: Content) => Content,
) {
  return a === b || (bodyOf(a) === bodyOf(b) && isAlike({ ...tidy(a), body: '' }, { ...tidy(b), body: '' }))
}

function bodyOf({ body }: PieceContent) {
  return body.replace(headingId, '$1').trim()
}

/** The same values under the same names, in whatever order those come. */
function isAlike(a: unknown, b: unknown): boolean {
  if (!isObject(a) || !isObject(b)) return a === b
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every((name) => isAlike(a[name], b[name]))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

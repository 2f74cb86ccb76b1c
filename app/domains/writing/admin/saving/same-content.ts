import type { PieceContent } from '../../piece'
import type { ScreenKind } from '../../screen-kind'

const headingId = /(<h[2-6]) id="[^"]*"/g

/** Whether two contents are one to the server: it tidies fields and gives headings their ids. */
export function isSameContent<Content extends PieceContent>(
  a: Content,
  b: Content,
  { tidy, texts }: Pick<ScreenKind<Content>, 'tidy' | 'texts'>,
) {
  const plain = (content: Content) => texts.replaced(tidy(content), texts.of(content).map(withoutIds))
  return a === b || isAlike(plain(a), plain(b))
}

function withoutIds(html: string) {
  return html.replace(headingId, '$1').trim()
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

import type { EntryContent } from '../entry'
import type { EntryEditorConfig } from '../entry-editor-config'

const headingId = /(<h[2-6]) id="[^"]*"/g

/** Whether two contents are one to the server: it tidies fields and gives headings their ids. */
export function isSameContent<Content extends EntryContent>(
  a: Content,
  b: Content,
  { normalize, richTexts }: Pick<EntryEditorConfig<Content>, 'normalize' | 'richTexts'>,
) {
  const plain = (content: Content) => richTexts.set(normalize(content), richTexts.get(content).map(withoutIds))
  return a === b || isDeepEqual(plain(a), plain(b))
}

function withoutIds(html: string) {
  return html.replace(headingId, '$1').trim()
}

/** The same values under the same names, in whatever order those come. */
function isDeepEqual(a: unknown, b: unknown): boolean {
  if (!isObject(a) || !isObject(b)) return a === b
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every((name) => isDeepEqual(a[name], b[name]))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

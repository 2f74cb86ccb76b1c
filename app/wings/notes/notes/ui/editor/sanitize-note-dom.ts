const ALLOWED_TAGS = new Set([
  'p',
  'br',
  'strong',
  'em',
  'ul',
  'ol',
  'li',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'code',
  'pre',
])
const TAG_REPLACEMENTS: Record<string, string> = { b: 'strong', i: 'em' }
const droppedWithContent =
  'script, style, template, noscript, title, meta, link, base, head, object, embed, svg, math, iframe, audio, video, textarea, select, option, xmp'
const blocks = new Set(
  'address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure footer form header main nav section summary table tbody td tfoot th thead tr'.split(
    ' ',
  ),
)

/** Which classes stay on an element. */
type ClassFilter = (names: string, element: Element) => string

export const dropClasses: ClassFilter = () => ''
export const keepAllClasses: ClassFilter = (names) => names

/**
 * Leaves below `root` only what a note may hold: the rule of the cleaning on the server, in the browser. `root` belongs to
 * a document of its own, so nothing in it runs or loads.
 */
export function sanitizeNoteDom(root: HTMLElement, keptClasses: ClassFilter) {
  for (const element of root.querySelectorAll(droppedWithContent)) element.remove()
  removeComments(root)
  for (const element of [...root.querySelectorAll<HTMLElement>('*')]) sanitizeElement(element, keptClasses)
}

function removeComments(root: HTMLElement) {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
  const comments: ChildNode[] = []
  while (walker.nextNode()) comments.push(walker.currentNode as ChildNode)
  for (const comment of comments) comment.remove()
}

function sanitizeElement(element: HTMLElement, keptClasses: ClassFilter) {
  const tag = element.localName
  // a div is read as the border between two paragraphs
  const name = TAG_REPLACEMENTS[tag] ?? (blocks.has(tag) ? 'div' : tag)
  if (name !== 'div' && !ALLOWED_TAGS.has(name)) return element.replaceWith(...element.childNodes)
  const kept = name === tag ? element : renameElement(element, name)
  const names = name === 'div' ? '' : keptClasses(element.getAttribute('class') ?? '', element)
  const slice = element.getAttribute('data-pm-slice')
  for (const attribute of [...kept.attributes]) kept.removeAttribute(attribute.name)
  if (names) kept.setAttribute('class', names)
  // how the editor itself cut what it put on the clipboard
  if (slice !== null) kept.setAttribute('data-pm-slice', slice)
}

function renameElement(element: HTMLElement, tag: string) {
  const other = element.ownerDocument.createElement(tag)
  other.append(...element.childNodes)
  element.replaceWith(other)
  return other
}

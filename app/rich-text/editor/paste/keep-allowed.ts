import { allowedAttributes, allowedClass, allowedTags, EMBED_CLASS, modernTags, NEW_TAB } from '../../allowed'
import { embedOf } from '../../embed'
import { markupOf } from '../document/dom-markup'
import { KEPT_BLOCK, KEPT_INLINE } from '../document/kept'
import { isSafeAddress } from '../document/links'

const droppedWithContent = 'script, style, template, noscript, title, meta, link, head, object, svg, math, iframe, form'
// what the editor itself writes onto the clipboard
const own = ['data-pm-slice', 'data-bare']

/** Leaves below `root` only what a text may hold: the rule of the cleaning on the server, in the browser. */
export function keepAllowed(root: HTMLElement) {
  for (const element of root.querySelectorAll(droppedWithContent)) element.remove()
  removeComments(root)
  for (const element of [...root.querySelectorAll<HTMLElement>('*')]) keepElement(element)
}

/** The same for a piece of HTML. */
export function allowedHtml(html: string) {
  const { body } = new DOMParser().parseFromString(`<body>${html}</body>`, 'text/html')
  keepAllowed(body)
  return [...body.childNodes].map(markupOf).join('')
}

function removeComments(root: HTMLElement) {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
  const comments: Node[] = []
  while (walker.nextNode()) comments.push(walker.currentNode)
  for (const comment of comments) comment.parentNode?.removeChild(comment)
}

function keepElement(element: HTMLElement) {
  const tag = element.localName
  if (tag === 'img' && !isOfTheLibrary(element)) return becomeLink(element)
  if (isKeptWhole(element)) return keepInside(element)
  const name = modernTags[tag] ?? tag
  // the editor reads a div as the border between two paragraphs
  if (!allowedTags.includes(name) && tag !== 'div') return element.replaceWith(...element.childNodes)
  const kept = name === tag ? element : renamed(element, name)
  for (const attribute of [...kept.attributes]) keepAttribute(kept, attribute)
  keepClasses(kept)
}

function isKeptWhole(element: HTMLElement) {
  return element.hasAttribute(KEPT_BLOCK) || element.hasAttribute(KEPT_INLINE)
}

function keepInside(element: HTMLElement) {
  const name = element.hasAttribute(KEPT_BLOCK) ? KEPT_BLOCK : KEPT_INLINE
  const html = allowedHtml(element.getAttribute(name) ?? '')
  for (const attribute of [...element.attributes]) element.removeAttribute(attribute.name)
  element.setAttribute(name, html)
}

function renamed(element: HTMLElement, name: string) {
  const other = element.ownerDocument.createElement(name)
  for (const { name: attribute, value } of element.attributes) other.setAttribute(attribute, value)
  other.append(...element.childNodes)
  element.replaceWith(other)
  return other
}

function keepAttribute(element: HTMLElement, { name, value }: Attr) {
  if (name === 'class') return
  const isAllowed = own.includes(name) || allowedAttributes[element.localName]?.includes(name)
  const isUnsafe = name === 'href' && !isSafeAddress(value)
  // its widths are put in when a page is drawn
  const isSources = name === 'srcset' || name === 'sizes'
  const isUnknownEmbed = name === 'data-embed-url' && !embedOf(value)
  const isOtherTarget = name === 'target' && value !== NEW_TAB
  if (!isAllowed || isUnsafe || isSources || isUnknownEmbed || isOtherTarget) element.removeAttribute(name)
}

function keepClasses(element: HTMLElement) {
  const isEmbed = element.localName === 'figure' && element.hasAttribute('data-embed-url')
  const kept = [...element.classList].filter((name) => allowedClass.test(name) || (isEmbed && name === EMBED_CLASS))
  if (kept.length > 0) element.className = kept.join(' ')
  else element.removeAttribute('class')
}

function isOfTheLibrary(image: HTMLElement) {
  return /^\/media\/[\w.-]+$/.test(image.getAttribute('src') ?? '')
}

/** Pages load nothing from elsewhere: a picture of another site becomes a link to it, as in imports. */
function becomeLink(image: HTMLElement) {
  const source = image.getAttribute('src') ?? ''
  if (!/^https?:\/\//i.test(source)) return image.remove()
  const link = image.ownerDocument.createElement('a')
  link.href = source
  link.textContent = image.getAttribute('alt') || 'Picture'
  image.replaceWith(link)
}

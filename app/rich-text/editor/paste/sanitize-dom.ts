import { parseEmbedUrl } from '../../embed'
import {
  allowedAttributes,
  allowedClassPattern,
  allowedTags,
  EMBED_CLASS,
  NEW_TAB_TARGET,
  tagReplacements,
} from '../../html-allowlist'
import { isSafeHref } from '../document/link-input'
import { PRESERVED_BLOCK, PRESERVED_INLINE } from '../document/preserved-html'
import { serializeDomNode } from '../document/serialize-dom-node'

const droppedWithContent = 'script, style, template, noscript, title, meta, link, head, object, svg, math, iframe, form'
// what the editor itself writes onto the clipboard
const editorAttributes = ['data-pm-slice', 'data-bare']

/** Leaves below `root` only what a text may hold: the rule of the cleaning on the server, in the browser. */
export function sanitizeDom(root: HTMLElement) {
  for (const element of root.querySelectorAll(droppedWithContent)) element.remove()
  removeComments(root)
  for (const element of [...root.querySelectorAll<HTMLElement>('*')]) sanitizeElement(element)
}

/** The same for a piece of HTML. */
export function sanitizeHtmlFragment(html: string) {
  const { body } = new DOMParser().parseFromString(`<body>${html}</body>`, 'text/html')
  sanitizeDom(body)
  return [...body.childNodes].map(serializeDomNode).join('')
}

function removeComments(root: HTMLElement) {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
  const comments: Node[] = []
  while (walker.nextNode()) comments.push(walker.currentNode)
  for (const comment of comments) comment.parentNode?.removeChild(comment)
}

function sanitizeElement(element: HTMLElement) {
  const tag = element.localName
  if (tag === 'img' && !isLibraryImage(element)) return replaceWithLink(element)
  if (isPreserved(element)) return sanitizePreserved(element)
  const name = tagReplacements[tag] ?? tag
  // the editor reads a div as the border between two paragraphs
  if (!allowedTags.includes(name) && tag !== 'div') return element.replaceWith(...element.childNodes)
  const kept = name === tag ? element : renameElement(element, name)
  for (const attribute of [...kept.attributes]) sanitizeAttribute(kept, attribute)
  sanitizeClasses(kept)
}

function isPreserved(element: HTMLElement) {
  return element.hasAttribute(PRESERVED_BLOCK) || element.hasAttribute(PRESERVED_INLINE)
}

function sanitizePreserved(element: HTMLElement) {
  const name = element.hasAttribute(PRESERVED_BLOCK) ? PRESERVED_BLOCK : PRESERVED_INLINE
  const html = sanitizeHtmlFragment(element.getAttribute(name) ?? '')
  for (const attribute of [...element.attributes]) element.removeAttribute(attribute.name)
  element.setAttribute(name, html)
}

function renameElement(element: HTMLElement, name: string) {
  const other = element.ownerDocument.createElement(name)
  for (const { name: attribute, value } of element.attributes) other.setAttribute(attribute, value)
  other.append(...element.childNodes)
  element.replaceWith(other)
  return other
}

function sanitizeAttribute(element: HTMLElement, { name, value }: Attr) {
  if (name === 'class') return
  const isAllowed = editorAttributes.includes(name) || allowedAttributes[element.localName]?.includes(name)
  const isUnsafe = name === 'href' && !isSafeHref(value)
  // its widths are put in when a page is drawn
  const isSources = name === 'srcset' || name === 'sizes'
  const isUnknownEmbed = name === 'data-embed-url' && !parseEmbedUrl(value)
  const isOtherTarget = name === 'target' && value !== NEW_TAB_TARGET
  if (!isAllowed || isUnsafe || isSources || isUnknownEmbed || isOtherTarget) element.removeAttribute(name)
}

function sanitizeClasses(element: HTMLElement) {
  const isEmbed = element.localName === 'figure' && element.hasAttribute('data-embed-url')
  const kept = [...element.classList].filter(
    (name) => allowedClassPattern.test(name) || (isEmbed && name === EMBED_CLASS),
  )
  if (kept.length > 0) element.className = kept.join(' ')
  else element.removeAttribute('class')
}

function isLibraryImage(image: HTMLElement) {
  return /^\/media\/[\w.-]+$/.test(image.getAttribute('src') ?? '')
}

/** Pages load nothing from elsewhere: a picture of another site becomes a link to it, as in imports. */
function replaceWithLink(image: HTMLElement) {
  const source = image.getAttribute('src') ?? ''
  if (!/^https?:\/\//i.test(source)) return image.remove()
  const link = image.ownerDocument.createElement('a')
  link.href = source
  link.textContent = image.getAttribute('alt') || 'Image'
  image.replaceWith(link)
}

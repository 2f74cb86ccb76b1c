import { markupOf } from './dom-markup'
import { KEPT_BLOCK, KEPT_INLINE } from './kept'

const keptBlocks = 'section, details, dl, table:has(caption, tfoot), figure:not([data-embed-url])'
// what is tied to other places of the page by its id
const keptInline = 'sup:has(a[id]), a[id], a[aria-label]'

/** Makes the HTML of a text readable for the editor: what it cannot change is marked as kept whole. Changes `root`. */
export function prepareForEditor(root: HTMLElement) {
  for (const element of all(root, keptBlocks)) {
    if (isInside(root, element) && !isPictureWithCaption(element)) keepWhole(element, 'div', KEPT_BLOCK)
  }
  for (const element of all(root, keptInline)) {
    if (isInside(root, element)) keepWhole(element, 'span', KEPT_INLINE)
  }
  for (const image of all(root, 'img')) placePicture(image)
  for (const code of all(root, 'pre')) withoutLastLineBreak(code)
}

function all(root: HTMLElement, selector: string) {
  return [...root.querySelectorAll<HTMLElement>(selector)]
}

/** An element may have left the text together with one around it. */
function isInside(root: HTMLElement, element: HTMLElement) {
  return root.contains(element)
}

/** The one kind of figure that the editor has tools for. */
function isPictureWithCaption(element: HTMLElement) {
  const [picture, caption, ...more] = element.children
  const isCaption = !caption || caption.localName === 'figcaption'
  return element.localName === 'figure' && picture?.localName === 'img' && isCaption && more.length === 0
}

function keepWhole(element: HTMLElement, tag: string, attribute: string) {
  const place = element.ownerDocument.createElement(tag)
  place.setAttribute(attribute, markupOf(element))
  element.replaceWith(place)
}

/** A picture alone in its paragraph is a block of its own; one among words stays there, as it is. */
function placePicture(image: HTMLElement) {
  const parent = image.parentElement
  if (!parent || image.closest('figure')) return
  const figure = image.ownerDocument.createElement('figure')
  figure.setAttribute('data-bare', '')
  if (parent.tagName === 'P' && isAlone(image)) {
    parent.replaceWith(figure)
    figure.append(image)
  } else if (parent.tagName === 'P' || hasWordsBeside(image)) {
    keepWhole(image, 'span', KEPT_INLINE)
  } else {
    image.replaceWith(figure)
    figure.append(image)
  }
}

function isAlone(image: HTMLElement) {
  return [...(image.parentElement?.childNodes ?? [])].every((node) => node === image || isBlank(node))
}

function isBlank(node: Node) {
  return node.nodeType !== Node.ELEMENT_NODE && !node.textContent?.trim()
}

const blocks = /^(BODY|DIV|LI|TD|TH|BLOCKQUOTE)$/

function hasWordsBeside(image: HTMLElement) {
  const parent = image.parentElement
  return !parent || !blocks.test(parent.tagName) || [...parent.childNodes].some(isWords)
}

function isWords(node: Node) {
  return node.nodeType === Node.TEXT_NODE && Boolean(node.textContent?.trim())
}

/** Written code ends with a line break that is not a line of its own. */
function withoutLastLineBreak(code: HTMLElement) {
  const walker = code.ownerDocument.createTreeWalker(code, NodeFilter.SHOW_TEXT)
  let last: Node | null = null
  while (walker.nextNode()) last = walker.currentNode
  if (last?.textContent?.endsWith('\n')) last.textContent = last.textContent.slice(0, -1)
}

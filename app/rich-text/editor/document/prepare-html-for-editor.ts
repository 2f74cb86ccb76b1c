import { PRESERVED_BLOCK, PRESERVED_INLINE } from './preserved-html'
import { serializeDomNode } from './serialize-dom-node'

const preservedBlockSelector = 'section, details, dl, table:has(caption, tfoot), figure:not([data-embed-url])'
// what is tied to other places of the page by its id
const preservedInlineSelector = 'sup:has(a[id]), a[id], a[aria-label]'

/** Makes the HTML of a text readable for the editor: what it cannot change is marked as kept whole. Changes `root`. */
export function prepareHtmlForEditor(root: HTMLElement) {
  for (const element of queryAll(root, preservedBlockSelector)) {
    if (isInside(root, element) && !isPictureWithCaption(element)) preserveElement(element, 'div', PRESERVED_BLOCK)
  }
  for (const element of queryAll(root, preservedInlineSelector)) {
    if (isInside(root, element)) preserveElement(element, 'span', PRESERVED_INLINE)
  }
  for (const image of queryAll(root, 'img')) wrapPictureInFigure(image)
  for (const code of queryAll(root, 'pre')) dropLastLineBreak(code)
}

function queryAll(root: HTMLElement, selector: string) {
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

function preserveElement(element: HTMLElement, tag: string, attribute: string) {
  const place = element.ownerDocument.createElement(tag)
  place.setAttribute(attribute, serializeDomNode(element))
  element.replaceWith(place)
}

/** A picture alone in its paragraph is a block of its own; one among words stays there, as it is. */
function wrapPictureInFigure(image: HTMLElement) {
  const parent = image.parentElement
  if (!parent || image.closest('figure')) return
  const figure = image.ownerDocument.createElement('figure')
  figure.setAttribute('data-bare', '')
  if (parent.tagName === 'P' && isAlone(image)) {
    parent.replaceWith(figure)
    figure.append(image)
  } else if (parent.tagName === 'P' || hasTextSiblings(image)) {
    preserveElement(image, 'span', PRESERVED_INLINE)
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

const blockTagPattern = /^(BODY|DIV|LI|TD|TH|BLOCKQUOTE)$/

function hasTextSiblings(image: HTMLElement) {
  const parent = image.parentElement
  return !parent || !blockTagPattern.test(parent.tagName) || [...parent.childNodes].some(isNonEmptyText)
}

function isNonEmptyText(node: Node) {
  return node.nodeType === Node.TEXT_NODE && Boolean(node.textContent?.trim())
}

/** Written code ends with a line break that is not a line of its own. */
function dropLastLineBreak(code: HTMLElement) {
  const walker = code.ownerDocument.createTreeWalker(code, NodeFilter.SHOW_TEXT)
  let last: Node | null = null
  while (walker.nextNode()) last = walker.currentNode
  if (last?.textContent?.endsWith('\n')) last.textContent = last.textContent.slice(0, -1)
}

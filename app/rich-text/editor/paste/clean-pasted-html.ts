import { prepareHtmlForEditor } from '../document/prepare-html-for-editor'
import { convertInlineStyles } from './convert-inline-styles'
import { replaceExternalMedia } from './external-media'
import { cleanGoogleDocsHtml, isFromGoogleDocs } from './google-docs'
import { cleanWordHtml, isFromWord } from './microsoft-word'
import { sanitizeDom } from './sanitize-dom'

/**
 * What was copied elsewhere, as HTML that the editor may take in: structure stays, looks and programs go. The HTML is
 * parsed apart from the page, so nothing in it runs or loads. `tell` hears what did not come along, each a sentence.
 */
export function cleanPastedHtml(html: string, tell: (sentence: string) => void = () => {}) {
  const source = new DOMParser().parseFromString(stripConditionalComments(html), 'text/html').body
  for (const sentence of replaceExternalMedia(source)) tell(sentence)
  if (isFromWord(html)) cleanWordHtml(source)
  if (isFromGoogleDocs(source)) cleanGoogleDocsHtml(source)
  if (!source.querySelector('[data-pm-slice]')) {
    convertInlineStyles(source)
    demoteHeadings(source)
    for (const link of source.querySelectorAll('a')) link.removeAttribute('target')
  }
  sanitizeDom(source)
  prepareHtmlForEditor(source)
  return source.innerHTML
}

/** Word puts `<![if …]>` around pieces; browsers read it as a comment of odd length. */
function stripConditionalComments(html: string) {
  return html.replace(/<!\[(?:if[^\]<]*|endif)\]>/g, '')
}

/** A page has one h1, its title: when a text brings its own, everything moves down by one. */
function demoteHeadings(root: HTMLElement) {
  if (!root.querySelector('h1')) return
  for (const heading of root.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5')) {
    const level = Number(heading.tagName[1]) + 1
    const lower = root.ownerDocument.createElement(`h${level}`)
    lower.append(...heading.childNodes)
    heading.replaceWith(lower)
  }
}

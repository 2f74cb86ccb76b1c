import { prepareForEditor } from '../document/prepare'
import { linkForeignMedia } from './foreign-media'
import { fromGoogleDocs, isFromGoogleDocs } from './google-docs'
import { keepAllowed } from './keep-allowed'
import { styledText } from './styled-text'
import { fromWord, isFromWord } from './word'

/**
 * What was copied elsewhere, as HTML that the editor may take in: structure stays, looks and programs go. The HTML is
 * parsed apart from the page, so nothing in it runs or loads. `tell` hears what did not come along, each a sentence.
 */
export function cleanPaste(html: string, tell: (sentence: string) => void = () => {}) {
  const source = new DOMParser().parseFromString(withoutConditionalMarks(html), 'text/html').body
  for (const sentence of linkForeignMedia(source)) tell(sentence)
  if (isFromWord(html)) fromWord(source)
  if (isFromGoogleDocs(source)) fromGoogleDocs(source)
  if (!source.querySelector('[data-pm-slice]')) {
    styledText(source)
    headingsBelowTheTitle(source)
    for (const link of source.querySelectorAll('a')) link.removeAttribute('target')
  }
  keepAllowed(source)
  prepareForEditor(source)
  return source.innerHTML
}

/** Word puts `<![if …]>` around pieces; browsers read it as a comment of odd length. */
function withoutConditionalMarks(html: string) {
  return html.replace(/<!\[(?:if[^\]<]*|endif)\]>/g, '')
}

/** A page has one h1, its title: when a text brings its own, everything moves down by one. */
function headingsBelowTheTitle(root: HTMLElement) {
  if (!root.querySelector('h1')) return
  for (const heading of root.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5')) {
    const level = Number(heading.tagName[1]) + 1
    const lower = root.ownerDocument.createElement(`h${level}`)
    lower.append(...heading.childNodes)
    heading.replaceWith(lower)
  }
}

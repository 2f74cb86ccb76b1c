import { convertInlineStyles } from '~/rich-text/editor/paste/convert-inline-styles'
import { FRAME_SELECTOR, getMediaSource, MEDIA_SELECTOR, toWebUrl } from '~/rich-text/editor/paste/external-media'
import { cleanGoogleDocsHtml, isFromGoogleDocs } from '~/rich-text/editor/paste/google-docs'
import { cleanWordHtml, isFromWord } from '~/rich-text/editor/paste/microsoft-word'
import { CHECKED_BOX, UNCHECKED_BOX } from './checkbox-characters'
import { sanitizeNoteDom } from './sanitize-note-dom'

/**
 * What was copied elsewhere, as HTML that a note may hold: structure stays, looks and programs go. `tell` hears what did not
 * come along, each a sentence.
 */
export function sanitizePastedHtml(html: string, tell: (sentence: string) => void = () => {}) {
  const source = new DOMParser().parseFromString(removeConditionalComments(html), 'text/html').body
  if (isFromWord(html)) cleanWordHtml(source)
  if (isFromGoogleDocs(source)) cleanGoogleDocsHtml(source)
  replaceCheckboxInputs(source)
  if (!source.querySelector('[data-pm-slice]')) convertInlineStyles(source)
  for (const sentence of removeMedia(source)) tell(sentence)
  tablesAsLines(source)
  for (const rule of source.querySelectorAll('hr')) rule.replaceWith(paragraph(rule, '---'))
  for (const code of source.querySelectorAll('pre')) removeTrailingLineBreak(code)
  sanitizeNoteDom(source, keepLanguageClass)
  return source.innerHTML
}

/** Word puts `<![if …]>` around pieces; browsers read it as a comment of odd length. */
function removeConditionalComments(html: string) {
  return html.replace(/<!\[(?:if[^\]<]*|endif)\]>/g, '')
}

function keepLanguageClass(names: string, { localName }: Element) {
  const language = names.split(/\s+/).find((name) => /^language-[\w+#.-]+$/.test(name))
  return localName === 'code' && language ? language : ''
}

/** Checkboxes of other programs, as the characters that they are here. */
function replaceCheckboxInputs(root: HTMLElement) {
  for (const input of root.querySelectorAll<HTMLInputElement>('input[type="checkbox" i]')) {
    const isSpaced = /^\s/.test(input.nextSibling?.textContent ?? '')
    input.replaceWith(toCheckbox(input.hasAttribute('checked')) + (isSpaced ? '' : ' '))
  }
  for (const item of root.querySelectorAll('li[role="checkbox" i]')) {
    const line = item.querySelector('p') ?? item
    line.prepend(`${toCheckbox(item.getAttribute('aria-checked') === 'true')} `)
  }
}

const toCheckbox = (isTicked: boolean) => (isTicked ? CHECKED_BOX : UNCHECKED_BOX)

/** A note has no tables: each row becomes a line. */
function tablesAsLines(root: HTMLElement) {
  for (const row of [...root.querySelectorAll('tr')].reverse()) {
    const cells = [...row.children].map((cell) => (cell.textContent ?? '').replace(/\s+/g, ' ').trim())
    row.replaceWith(paragraph(row, cells.join(' | ')))
  }
}

function paragraph({ ownerDocument }: Element, text: string) {
  const element = ownerDocument.createElement('p')
  element.textContent = text
  return element
}

/** Written code ends with a line break that is not a line of its own. */
function removeTrailingLineBreak(code: Element) {
  const last = code.lastElementChild ?? code
  if (last.textContent?.endsWith('\n') && last.childElementCount === 0) last.textContent = last.textContent.slice(0, -1)
}

/**
 * A note holds words: a frame or a film leaves its address, a picture nothing. Changes `root`; answers what is to be said of
 * that, each a sentence.
 */
function removeMedia(root: HTMLElement) {
  const said = new Set<string>()
  for (const media of root.querySelectorAll<HTMLElement>(`${FRAME_SELECTOR}, ${MEDIA_SELECTOR}`)) {
    const kind = media.matches(FRAME_SELECTOR) ? 'frame' : media.localName === 'video' ? 'video' : 'recording'
    said.add(replaceByAddress(media, kind))
  }
  for (const picture of root.querySelectorAll('img')) {
    removePicture(picture)
    said.add('Images were removed: notes can only contain text.')
  }
  return [...said]
}

function replaceByAddress(media: HTMLElement, kind: string) {
  const address = toWebUrl(getMediaSource(media))
  const line = media.ownerDocument.createElement('div')
  line.textContent = address ?? ''
  media.replaceWith(...(address ? [line] : []))
  return address
    ? `A ${kind} from ${new URL(address).host} was replaced with its URL: notes can only contain text.`
    : `A ${kind} was removed: notes can only contain text.`
}

/** A paragraph that held only a picture goes with it. */
function removePicture(picture: HTMLImageElement) {
  const around = picture.closest('p')
  picture.remove()
  if (around && !around.textContent?.trim() && around.childElementCount === 0) around.remove()
}

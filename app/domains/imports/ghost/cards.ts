import { escapeText } from '~/rich-text/entities'
import { figureOf, filmOrLink, quoted } from '../html/fitting'

export type Payload = Record<string, unknown>

/** A field of text; empty for anything else. */
export const textIn = (payload: Payload, ...names: string[]): string =>
  names.map((name) => payload[name]).find((value): value is string => typeof value === 'string' && value !== '') ?? ''

const paragraph = (html: string) => html && `<p>${html}</p>`
const caption = (payload: Payload) => paragraph(textIn(payload, 'caption'))

function link(address: string, words: string) {
  if (!address) return paragraph(escapeText(words))
  return `<p><a href="${quoted(address)}">${escapeText(words || address)}</a></p>`
}

const rows = (value: unknown): Payload[] =>
  Array.isArray(value) ? value.filter((row): row is Payload => typeof row === 'object' && row !== null) : []

const picture = (payload: Payload) => {
  const src = textIn(payload, 'src')
  const html = src && figureOf(src, textIn(payload, 'alt'), textIn(payload, 'caption'))
  const target = textIn(payload, 'href')
  return target && html ? html.replace(/<img [^<>]*>/, (tag) => `<a href="${quoted(target)}">${tag}</a>`) : html
}

const code = (payload: Payload) => {
  const language = textIn(payload, 'language').toLowerCase()
  const known = /^[\w+#.-]{1,30}$/.test(language) ? ` class="language-${language}"` : ''
  return `<pre><code${known}>${escapeText(textIn(payload, 'code'))}</code></pre>${caption(payload)}`
}

const bookmark = (payload: Payload) => {
  const metadata = (payload.metadata ?? {}) as Payload
  return link(textIn(payload, 'url'), textIn(metadata, 'title')) + caption(payload)
}

const headline = (payload: Payload) => {
  const [title, text] = [textIn(payload, 'header', 'heading'), textIn(payload, 'subheader', 'subheading')]
  const image = textIn(payload, 'backgroundImageSrc')
  return `${image && figureOf(image, '')}${title && `<h2>${title}</h2>`}${paragraph(text)}${buttonOf(payload)}`
}

const product = (payload: Payload) => {
  const image = textIn(payload, 'productImageSrc')
  const title = textIn(payload, 'productTitle')
  const button = link(textIn(payload, 'productUrl'), textIn(payload, 'productButton'))
  return `${image && figureOf(image, '')}${title && `<h4>${title}</h4>`}${textIn(payload, 'productDescription')}${button}`
}

const callToAction = (payload: Payload) => {
  const image = textIn(payload, 'imageUrl')
  return `${image && figureOf(image, '')}${textIn(payload, 'textValue')}${buttonOf(payload)}`
}

function buttonOf(payload: Payload) {
  const words = textIn(payload, 'buttonText')
  return words && link(textIn(payload, 'buttonUrl'), words)
}

const file = (payload: Payload) => {
  const words = textIn(payload, 'fileTitle', 'title', 'fileName')
  return link(textIn(payload, 'src'), words) + paragraph(textIn(payload, 'fileCaption', 'caption'))
}

/** Cards by the names that they have in one format or the other; what they show as HTML. */
const cards: Record<string, (payload: Payload) => string> = {
  image: picture,
  gallery: (payload) => rows(payload.images).map(picture).join('') + caption(payload),
  embed: (payload) => (filmOrLink(textIn(payload, 'url')) || textIn(payload, 'html')) + caption(payload),
  bookmark,
  code,
  codeblock: code,
  html: (payload) => textIn(payload, 'html'),
  hr: () => '<hr>',
  horizontalrule: () => '<hr>',
  button: buttonOf,
  callout: (payload) =>
    `<blockquote><p>${escapeText(textIn(payload, 'calloutEmoji'))} ${textIn(payload, 'calloutText')}</p></blockquote>`,
  toggle: (payload) =>
    `<details><summary>${textIn(payload, 'heading')}</summary>${textIn(payload, 'content')}</details>`,
  audio: file,
  video: file,
  file,
  product,
  header: headline,
  'call-to-action': callToAction,
}

/** Whether it was for members or for mails only. */
export function isHidden({ visibility }: Payload) {
  if (typeof visibility !== 'object' || visibility === null) return false
  const { showOnWeb, web } = visibility as { showOnWeb?: unknown; web?: { nonMember?: unknown } | null }
  return showOnWeb === false || web?.nonMember === false
}

/** A card as HTML; undefined when there is no place for it here. */
export function cardHtml(name: string, payload: Payload): string | undefined {
  return Object.hasOwn(cards, name) ? cards[name]?.(payload) : undefined
}

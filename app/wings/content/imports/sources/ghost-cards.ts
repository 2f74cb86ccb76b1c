import { escapeHtml } from '~/rich-text/entities'
import { embedOrLink, escapeAttribute, figureHtml } from '../engine/article-html'

export type GhostRecord = Record<string, unknown>

/** A field of text; empty for anything else. */
export const readTextField = (payload: GhostRecord, ...names: string[]): string =>
  names.map((name) => payload[name]).find((value): value is string => typeof value === 'string' && value !== '') ?? ''

const paragraph = (html: string) => html && `<p>${html}</p>`
const caption = (payload: GhostRecord) => paragraph(readTextField(payload, 'caption'))

function link(address: string, words: string) {
  if (!address) return paragraph(escapeHtml(words))
  return `<p><a href="${escapeAttribute(address)}">${escapeHtml(words || address)}</a></p>`
}

const rows = (value: unknown): GhostRecord[] =>
  Array.isArray(value) ? value.filter((row): row is GhostRecord => typeof row === 'object' && row !== null) : []

const renderImage = (payload: GhostRecord) => {
  const src = readTextField(payload, 'src')
  const html = src && figureHtml(src, readTextField(payload, 'alt'), readTextField(payload, 'caption'))
  const target = readTextField(payload, 'href')
  return target && html
    ? html.replace(/<img [^<>]*>/, (tag) => `<a href="${escapeAttribute(target)}">${tag}</a>`)
    : html
}

const code = (payload: GhostRecord) => {
  const language = readTextField(payload, 'language').toLowerCase()
  const known = /^[\w+#.-]{1,30}$/.test(language) ? ` class="language-${language}"` : ''
  return `<pre><code${known}>${escapeHtml(readTextField(payload, 'code'))}</code></pre>${caption(payload)}`
}

const bookmark = (payload: GhostRecord) => {
  const metadata = (payload.metadata ?? {}) as GhostRecord
  return link(readTextField(payload, 'url'), readTextField(metadata, 'title')) + caption(payload)
}

const headline = (payload: GhostRecord) => {
  const [title, text] = [readTextField(payload, 'header', 'heading'), readTextField(payload, 'subheader', 'subheading')]
  const image = readTextField(payload, 'backgroundImageSrc')
  return `${image && figureHtml(image, '')}${title && `<h2>${title}</h2>`}${paragraph(text)}${renderButton(payload)}`
}

const product = (payload: GhostRecord) => {
  const image = readTextField(payload, 'productImageSrc')
  const title = readTextField(payload, 'productTitle')
  const button = link(readTextField(payload, 'productUrl'), readTextField(payload, 'productButton'))
  return `${image && figureHtml(image, '')}${title && `<h4>${title}</h4>`}${readTextField(payload, 'productDescription')}${button}`
}

const callToAction = (payload: GhostRecord) => {
  const image = readTextField(payload, 'imageUrl')
  return `${image && figureHtml(image, '')}${readTextField(payload, 'textValue')}${renderButton(payload)}`
}

function renderButton(payload: GhostRecord) {
  const words = readTextField(payload, 'buttonText')
  return words && link(readTextField(payload, 'buttonUrl'), words)
}

const file = (payload: GhostRecord) => {
  const words = readTextField(payload, 'fileTitle', 'title', 'fileName')
  return link(readTextField(payload, 'src'), words) + paragraph(readTextField(payload, 'fileCaption', 'caption'))
}

/** Cards by the names that they have in one format or the other; what they show as HTML. */
const cards: Record<string, (payload: GhostRecord) => string> = {
  image: renderImage,
  gallery: (payload) => rows(payload.images).map(renderImage).join('') + caption(payload),
  embed: (payload) => (embedOrLink(readTextField(payload, 'url')) || readTextField(payload, 'html')) + caption(payload),
  bookmark,
  code,
  codeblock: code,
  html: (payload) => readTextField(payload, 'html'),
  hr: () => '<hr>',
  horizontalrule: () => '<hr>',
  button: renderButton,
  callout: (payload) =>
    `<blockquote><p>${escapeHtml(readTextField(payload, 'calloutEmoji'))} ${readTextField(payload, 'calloutText')}</p></blockquote>`,
  toggle: (payload) =>
    `<details><summary>${readTextField(payload, 'heading')}</summary>${readTextField(payload, 'content')}</details>`,
  audio: file,
  video: file,
  file,
  product,
  header: headline,
  'call-to-action': callToAction,
}

/** Whether it was for members or for mails only. */
export function isHiddenCard({ visibility }: GhostRecord) {
  if (typeof visibility !== 'object' || visibility === null) return false
  const { showOnWeb, web } = visibility as { showOnWeb?: unknown; web?: { nonMember?: unknown } | null }
  return showOnWeb === false || web?.nonMember === false
}

/** A card as HTML; undefined when there is no place for it here. */
export function renderCard(name: string, payload: GhostRecord): string | undefined {
  return Object.hasOwn(cards, name) ? cards[name]?.(payload) : undefined
}

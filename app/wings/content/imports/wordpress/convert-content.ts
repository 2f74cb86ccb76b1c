import { parseEmbedUrl } from '~/rich-text/embed'
import { escapeHtml } from '~/rich-text/entities'
import { addParagraphs } from '../engine/add-paragraphs'
import { decodeAttribute, embedOrLink, figureHtml, toArticleHtml } from '../engine/article-html'
import { indexOfFirstImage } from '../engine/html-tokens'
import { joinNames } from '../engine/join-names'
import type { ItemDetails } from '../sources/source-item'
import { blockMarkupToHtml } from './block-markup'
import { replaceShortcodes, type Shortcode } from './shortcodes'

type FindDetails = (ref: string) => ItemDetails | undefined

const codes = ['code', 'sourcecode', 'source', 'php', 'css', 'html', 'javascript', 'js', 'xml', 'sql', 'python', 'bash']
const enclosing = new Set([
  'caption',
  'wp_caption',
  'embed',
  'audio',
  'video',
  'playlist',
  'youtube',
  'vimeo',
  ...codes,
])
const aloneOnLine = /<p>(https?:\/\/[^\s<>"]+)<\/p>/g

/** The text of a post as HTML for an article, and sentences about what in it could not be kept. */
export function convertContent(written: string, detailsOf: FindDetails, ownRef: string) {
  const isBlocks = written.includes('<!-- wp:')
  const { text, unknown } = replaceShortcodes(written, enclosing, (one) => convertShortcode(one, detailsOf, ownRef))
  const marked = blockMarkupToHtml(text, detailsOf)
  const paragraphs = isBlocks ? marked.html : addParagraphs(marked.html)
  const shown = paragraphs.replace(aloneOnLine, (whole, url) =>
    parseEmbedUrl(decodeAttribute(url)) ? embedOrLink(decodeAttribute(url)) : whole,
  )
  const { html, lost } = toArticleHtml(shown)
  return { html, notes: skippedPartNotes(unknown, marked.lost, lost) }
}

function skippedPartNotes(shortcodes: string[], blocks: string[], lost: string[]) {
  return [
    ...(shortcodes.length > 0
      ? [`Shortcodes were imported as text: ${joinNames(shortcodes.map((name) => `[${name}]`))}.`]
      : []),
    ...(blocks.length > 0 ? [`Dynamic WordPress blocks were removed: ${joinNames(blocks)}.`] : []),
    ...(lost.length > 0 ? [`Removed from the content: ${joinNames(lost)}.`] : []),
  ]
}

/** The addresses and ids that the content names, for what must be known to convert it. */
export function findContentRefs(written: string) {
  const ids = new Set<string>()
  for (const [, id = ''] of written.matchAll(/wp-image-(\d{1,12})/g)) ids.add(`picture:${id}`)
  for (const [, list = ''] of written.matchAll(/\b(?:ids|include)=["']([\d,\s]{1,20000})["']/g)) {
    for (const id of list.split(',')) ids.add(`picture:${id.trim()}`)
  }
  return [...ids]
}

/** Whether it shows all pictures that were uploaded for it. */
export const hasOwnGallery = (written: string) => /\[gallery(?![^\][]{0,2000}(?:ids|include)=)/.test(written)

function convertShortcode(
  { name, attributes, inner }: Shortcode,
  detailsOf: FindDetails,
  ownRef: string,
): string | undefined {
  if (name === 'caption' || name === 'wp_caption')
    return inner === undefined ? undefined : captionedFigure(inner, attributes.caption)
  if (name === 'gallery') return gallery(attributes, detailsOf, ownRef)
  if (codes.includes(name) && inner !== undefined)
    return codeBlock(inner, attributes.lang ?? attributes.language ?? name)
  if (name === 'embed' || name === 'youtube' || name === 'vimeo')
    return embedVideo(inner ?? attributes.src ?? attributes.url)
  if (name === 'audio' || name === 'video') {
    const { src, mp4, mp3, m4a, webm, ogg, wav } = attributes
    return embedVideo(src ?? mp4 ?? mp3 ?? m4a ?? webm ?? ogg ?? wav ?? inner)
  }
  return undefined
}

/** `[caption]<img> words[/caption]`: whatever stands behind the picture, or its link, is said about it. */
function captionedFigure(inner: string, given = '') {
  const picture = indexOfFirstImage(inner)
  // an `<a` before the picture is its link; one behind it stands in the words
  const link = /<a[\s>]/i.test(inner.slice(0, Math.max(picture, 0))) ? inner.indexOf('</a>', picture) : -1
  const end = link >= 0 ? link + 4 : inner.indexOf('>', picture) + 1
  if (picture < 0 || end <= 0) return inner
  const words = given ? decodeAttribute(given) : inner.slice(end).trim()
  return `<figure>${inner.slice(0, end).trim()}${words && `<figcaption>${words}</figcaption>`}</figure>`
}

function gallery(attributes: Shortcode['attributes'], detailsOf: FindDetails, ownRef: string) {
  const given = attributes.ids ?? attributes.include
  const refs = given
    ? given.split(',').map((id) => `picture:${id.trim()}`)
    : (detailsOf(`pictures of ${ownRef}`)?.refs ?? '').split(' ')
  const figures = refs.map((ref) => {
    const { url = '', alt = '', caption = '' } = detailsOf(ref) ?? {}
    return url && figureHtml(url, alt, caption)
  })
  return figures.some(Boolean) ? `\n\n${figures.join('\n')}\n\n` : undefined
}

function codeBlock(inner: string, language: string) {
  const words = codes.includes(language) && codes.indexOf(language) > 2 ? ` class="language-${language}"` : ''
  return `<pre><code${words}>${escapeHtml(decodeAttribute(inner.trim()))}</code></pre>`
}

function embedVideo(address = '') {
  return embedOrLink(decodeAttribute(address.trim())) || undefined
}

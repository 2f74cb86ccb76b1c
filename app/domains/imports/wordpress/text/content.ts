import { embedOf } from '~/rich-text/embed'
import { escapeText } from '~/rich-text/entities'
import { decoded, figureOf, filmOrLink, fitted } from '../../html/fitting'
import { withParagraphs } from '../../html/paragraphs'
import { firstPictureIn } from '../../html/tokens'
import type { Details } from '../../reading/source-item'
import { listOf } from '../../report/list-of'
import { plainMarkup } from './block-markup'
import { type Shortcode, withShortcodes } from './shortcodes'

type DetailsOf = (ref: string) => Details | undefined

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
export function contentOf(written: string, detailsOf: DetailsOf, ownRef: string) {
  const isBlocks = written.includes('<!-- wp:')
  const { text, unknown } = withShortcodes(written, enclosing, (one) => convert(one, detailsOf, ownRef))
  const marked = plainMarkup(text, detailsOf)
  const paragraphs = isBlocks ? marked.html : withParagraphs(marked.html)
  const shown = paragraphs.replace(aloneOnLine, (whole, url) =>
    embedOf(decoded(url)) ? filmOrLink(decoded(url)) : whole,
  )
  const { html, lost } = fitted(shown)
  return { html, notes: notesOf(unknown, marked.lost, lost) }
}

function notesOf(shortcodes: string[], blocks: string[], lost: string[]) {
  return [
    ...(shortcodes.length > 0
      ? [`Shortcodes stay as they are written: ${listOf(shortcodes.map((name) => `[${name}]`))}.`]
      : []),
    ...(blocks.length > 0 ? [`Blocks that WordPress filled by itself are left out: ${listOf(blocks)}.`] : []),
    ...(lost.length > 0 ? [`Left out of the text: ${listOf(lost)}.`] : []),
  ]
}

/** The addresses and ids that the content names, for what must be known to convert it. */
export function refsIn(written: string) {
  const ids = new Set<string>()
  for (const [, id = ''] of written.matchAll(/wp-image-(\d{1,12})/g)) ids.add(`picture:${id}`)
  for (const [, list = ''] of written.matchAll(/\b(?:ids|include)=["']([\d,\s]{1,20000})["']/g)) {
    for (const id of list.split(',')) ids.add(`picture:${id.trim()}`)
  }
  return [...ids]
}

/** Whether it shows all pictures that were uploaded for it. */
export const hasOwnGallery = (written: string) => /\[gallery(?![^\][]{0,2000}(?:ids|include)=)/.test(written)

function convert({ name, attributes, inner }: Shortcode, detailsOf: DetailsOf, ownRef: string): string | undefined {
  if (name === 'caption' || name === 'wp_caption')
    return inner === undefined ? undefined : captioned(inner, attributes.caption)
  if (name === 'gallery') return gallery(attributes, detailsOf, ownRef)
  if (codes.includes(name) && inner !== undefined)
    return codeBlock(inner, attributes.lang ?? attributes.language ?? name)
  if (name === 'embed' || name === 'youtube' || name === 'vimeo') return film(inner ?? attributes.src ?? attributes.url)
  if (name === 'audio' || name === 'video') {
    const { src, mp4, mp3, m4a, webm, ogg, wav } = attributes
    return film(src ?? mp4 ?? mp3 ?? m4a ?? webm ?? ogg ?? wav ?? inner)
  }
  return undefined
}

/** `[caption]<img> words[/caption]`: whatever stands behind the picture, or its link, is said about it. */
function captioned(inner: string, given = '') {
  const picture = firstPictureIn(inner)
  // an `<a` before the picture is its link; one behind it stands in the words
  const link = /<a[\s>]/i.test(inner.slice(0, Math.max(picture, 0))) ? inner.indexOf('</a>', picture) : -1
  const end = link >= 0 ? link + 4 : inner.indexOf('>', picture) + 1
  if (picture < 0 || end <= 0) return inner
  const words = given ? decoded(given) : inner.slice(end).trim()
  return `<figure>${inner.slice(0, end).trim()}${words && `<figcaption>${words}</figcaption>`}</figure>`
}

function gallery(attributes: Shortcode['attributes'], detailsOf: DetailsOf, ownRef: string) {
  const given = attributes.ids ?? attributes.include
  const refs = given
    ? given.split(',').map((id) => `picture:${id.trim()}`)
    : (detailsOf(`pictures of ${ownRef}`)?.refs ?? '').split(' ')
  const figures = refs.map((ref) => {
    const { url = '', alt = '', caption = '' } = detailsOf(ref) ?? {}
    return url && figureOf(url, alt, caption)
  })
  return figures.some(Boolean) ? `\n\n${figures.join('\n')}\n\n` : undefined
}

function codeBlock(inner: string, language: string) {
  const words = codes.includes(language) && codes.indexOf(language) > 2 ? ` class="language-${language}"` : ''
  return `<pre><code${words}>${escapeText(decoded(inner.trim()))}</code></pre>`
}

function film(address = '') {
  return filmOrLink(decoded(address.trim())) || undefined
}

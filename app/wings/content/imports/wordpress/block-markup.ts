import { decodeAttribute, embedOrLink, escapeAttribute } from '../engine/article-html'
import { parseAttributes, type TagToken, tokenizeHtml } from '../engine/html-tokens'
import type { ItemDetails } from '../sources/source-item'

// blocks that say all in their comment, and whose loss changes nothing
const silent = new Set([
  'more',
  'nextpage',
  'spacer',
  'separator',
  'image',
  'paragraph',
  'html',
  'button',
  'column',
  'list-item',
])
const blockName = /^<!--\s{1,9}wp:([a-z0-9/-]{1,80})[\s/]/
const bare = /^https?:\/\/[^\s<>"]+$/
// wrappers of galleries and of what is shown from elsewhere: what they hold stands alone here
const wrapper = /\b(?:wp-block-embed|wp-block-gallery|blocks-gallery-grid|blocks-gallery-item|gallery-item)(?![\w-])/
const wrapping = new Set(['figure', 'ul', 'li', 'figcaption'])

type FindDetails = (ref: string) => ItemDetails | undefined

/**
 * Block markup as plain HTML: comments go, galleries become their figures, addresses alone on their line what they show,
 * and pictures the originals that the library had (`detailsOf` a ref "picture:12"). `lost` names the blocks that are empty
 * without WordPress.
 */
export function blockMarkupToHtml(html: string, detailsOf: FindDetails) {
  const lost = new Set<string>()
  const wrappers = new Wrappers()
  const out: string[] = []
  let before = ''
  for (const token of tokenizeHtml(html)) {
    if (token.kind === 'comment') recordDynamicBlock(token.text, lost)
    else if (token.kind === 'text') out.push(before.includes('wp-block-embed') ? embedFromText(token.text) : token.text)
    else {
      out.push(token.name === 'img' ? imageHtml(token, detailsOf) : wrappers.unwrap(token))
      before = token.text.slice(0, 2_000)
    }
  }
  return { html: out.join(''), lost: [...lost] }
}

function recordDynamicBlock(comment: string, lost: Set<string>) {
  const name = comment.endsWith('/-->') ? blockName.exec(comment)?.[1] : undefined
  if (name && !silent.has(name)) lost.add(name)
}

function embedFromText(text: string) {
  const address = text.trim()
  return bare.test(address) ? embedOrLink(decodeAttribute(address)) : text
}

/** Leaves the tags of wrappers out, and keeps captions of what they held as paragraphs. */
class Wrappers {
  readonly #open: { name: string; becomes: string | undefined }[] = []

  unwrap({ kind, name, text }: TagToken) {
    if (!wrapping.has(name)) return text
    if (kind === 'open') {
      const isWrapper = name !== 'figcaption' && wrapper.test(text.slice(0, 2_000))
      const isOfWrapper = name === 'figcaption' && this.#open.at(-1)?.becomes === ''
      const becomes = isWrapper ? '' : isOfWrapper ? 'p' : undefined
      this.#open.push({ name, becomes })
      return becomes === undefined ? text : becomes && `<${becomes}>`
    }
    if (this.#open.at(-1)?.name !== name) return text
    const becomes = this.#open.pop()?.becomes
    return becomes === undefined ? text : becomes && `</${becomes}>`
  }
}

function imageHtml({ text }: TagToken, detailsOf: (ref: string) => ItemDetails | undefined) {
  const { src = '', alt = '', class: classes = '', ...others } = parseAttributes(text)
  const id = /(?:^|\s)wp-image-(\d{1,12})(?:\s|$)/.exec(classes)?.[1]
  const known = id ? detailsOf(`picture:${id}`) : undefined
  const written = src && !src.startsWith('data:') ? src : (others['data-src'] ?? others['data-lazy-src'] ?? '')
  const address = known?.url || decodeAttribute(written)
  // a picture in the text itself is told of where pictures are brought in
  if (!address && src.startsWith('data:')) return `<img src="data:" alt="${escapeAttribute(decodeAttribute(alt))}">`
  return address
    ? `<img src="${escapeAttribute(address)}" alt="${escapeAttribute(decodeAttribute(alt) || known?.alt || '')}">`
    : ''
}

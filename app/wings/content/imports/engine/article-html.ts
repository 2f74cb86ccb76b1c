import { parseEmbedUrl } from '~/rich-text/embed'
import { escapeHtml } from '~/rich-text/entities'
import { decodeHtmlEntities } from './html-to-text'
import { type HtmlToken, parseAttributes, type TagToken, tokenizeHtml } from './html-tokens'

// what they hold is no text
const dropped = new Set(['script', 'style', 'noscript', 'template', 'svg', 'object', 'applet', 'canvas', 'select'])
const named: Record<string, string> = {
  script: 'a script',
  style: 'a style sheet',
  svg: 'a drawing (SVG)',
  object: 'an object',
  form: 'a form',
  canvas: 'a canvas',
  applet: 'an applet',
  select: 'a dropdown',
  input: 'a field',
  button: 'a button',
}

/**
 * Turns what our articles cannot hold into what they can: a film of a known provider into one that is loaded on a click,
 * other frames, films and sounds into links. Scripts, styles and the like are left out and named in `lost`.
 */
export function toArticleHtml(
  html: string,
  endless: ReadonlySet<string> = new Set(),
): { html: string; lost: string[] } {
  const out: string[] = []
  const lost = new Set<string>()
  const skipping = new SkippedElement(endless)
  for (const token of tokenizeHtml(html)) {
    if (token.kind === 'open' && named[token.name]) lost.add(named[token.name] ?? '')
    if (!skipping.skips(token)) out.push(renderToken(token))
  }
  const { open } = skipping
  if (open === '') return { html: out.join(''), lost: [...lost] }
  lost.add(`the missing end of “${open}”`)
  // what browsers would show behind it is kept; behind a script or a style sheet they show nothing either
  if (open === 'script' || open === 'style') return { html: out.join(''), lost: [...lost] }
  const kept = toArticleHtml(html, new Set([...endless, open]))
  return { html: kept.html, lost: [...new Set([...lost, ...kept.lost])] }
}

/** Knows whether a part of a text stands in something that is left out. */
class SkippedElement {
  #name = ''
  #depth = 0

  /** `endless` are the tags whose end never comes: they go alone. */
  constructor(private readonly endless: ReadonlySet<string>) {}

  /** What never ended; empty when all did. */
  get open() {
    return this.#name
  }

  skips(token: HtmlToken) {
    if (this.#name) {
      if ('name' in token && token.name === this.#name) this.#depth += depthChange(token)
      if (this.#depth === 0) this.#name = ''
      return true
    }
    if (!('name' in token)) return token.kind === 'comment'
    if (!dropped.has(token.name)) return false
    if (depthChange(token) > 0 && !this.endless.has(token.name)) [this.#name, this.#depth] = [token.name, 1]
    return true
  }
}

function depthChange({ kind, text }: TagToken) {
  if (kind === 'close') return -1
  return text.endsWith('/>') ? 0 : 1
}

const frames = new Set(['iframe', 'video', 'audio'])
const sources = new Set(['source', 'embed', 'track'])

function renderToken(token: HtmlToken) {
  if (!('name' in token)) return token.text
  if (token.kind === 'close') return frames.has(token.name) ? '' : token.text
  return frames.has(token.name) || sources.has(token.name) ? sourceLink(token.text) : token.text
}

function sourceLink(tag: string) {
  const { src = '', 'data-src': later = '' } = parseAttributes(tag)
  const address = decodeAttribute(src || later)
  return address ? embedOrLink(address) : ''
}

/** A film, a sound or a page of somebody else as our articles show it. */
export function embedOrLink(address: string, words = address) {
  const whole = address.startsWith('//') ? `https:${address}` : address.trim()
  if (!/^https?:\/\//i.test(whole)) return ''
  const [url, text] = [escapeAttribute(whole), escapeHtml(words)]
  if (!parseEmbedUrl(whole)) return `<p><a href="${url}">${text}</a></p>`
  return `<figure class="embed" data-embed-url="${url}"><a href="${url}">${text}</a></figure>`
}

/** A picture with what is written below it, if anything is. */
export function figureHtml(address: string, alt: string, captionHtml = '') {
  const caption = captionHtml.trim() && `<figcaption>${captionHtml.trim()}</figcaption>`
  return `<figure><img src="${escapeAttribute(address)}" alt="${escapeAttribute(alt)}">${caption}</figure>`
}

/** As it may stand between double quotes. */
export function escapeAttribute(text: string) {
  return escapeHtml(text).replaceAll('"', '&quot;')
}

/** An attribute as it is meant. */
export function decodeAttribute(text: string) {
  return decodeHtmlEntities(text)
}

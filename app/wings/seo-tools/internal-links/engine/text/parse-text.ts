import { decodeEntities } from '~/rich-text/entities'
import { BlockWriter } from './block-writer'
import { findNextTag, type HtmlTag } from './find-next-tag'
import type { HtmlBlock } from './html-block'
import { isBlockElement, type OpenElement, openElement, rootElement, voidElements } from './html-elements'

/** A link that a text has: the address as it is stored, its words and the block they stand in. */
export interface TextLink {
  href: string
  anchor: string
  block: number
  start: number
  end: number
}

export interface ParsedText {
  html: string
  blocks: HtmlBlock[]
  links: TextLink[]
}

/**
 * Reads clean HTML once, from left to right, into its blocks of words and the links in them. Takes any string: what is no
 * clean HTML is read somehow, each byte once, and never thrown out of.
 */
export function parseText(html: string): ParsedText {
  const reader = new TextParser(html)
  let at = 0
  for (let tag = findNextTag(html, 0); tag; tag = findNextTag(html, tag.end)) {
    reader.addText(at, tag.start)
    reader.addTag(tag)
    at = tag.end
  }
  reader.addText(at, html.length)
  return reader.finish()
}

class TextParser {
  readonly #html: string
  readonly #open: OpenElement[] = [rootElement]
  readonly #counts = new Map<string, number>()
  readonly #links: TextLink[] = []
  readonly #writer: BlockWriter
  #link: { href: string; start: number } | undefined

  constructor(html: string) {
    this.#html = html
    this.#writer = new BlockWriter(html)
  }

  addText(from: number, to: number) {
    if (from < to) this.#writer.addText(from, to, this.#innermost)
  }

  addTag(tag: HtmlTag) {
    if (tag.name === '') return
    if (isBlockElement(tag.name)) this.#endBlock()
    else this.#writer.addInlineTag(tag, this.#innermost)
    if (tag.isEnd) this.#close(tag.name)
    else if (!voidElements.has(tag.name)) this.#openTag(tag)
  }

  finish(): ParsedText {
    this.#endBlock()
    return { html: this.#html, blocks: this.#writer.blocks, links: this.#links }
  }

  get #innermost() {
    return this.#open.at(-1) ?? rootElement
  }

  #openTag({ name, start, end }: HtmlTag) {
    const written = this.#html.slice(start, end)
    this.#open.push(openElement(name, written, this.#innermost))
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1)
    if (name === 'a') this.#beginLink(written)
  }

  // a stray end tag closes nothing, and is not looked for among everything that is open
  #close(name: string) {
    if (!this.#counts.get(name)) return
    for (let closed = this.#open.pop(); closed; closed = this.#open.pop()) {
      this.#counts.set(closed.name, (this.#counts.get(closed.name) ?? 1) - 1)
      if (closed.name === 'a') this.#endLink()
      if (closed.name === name) return
    }
  }

  #beginLink(written: string) {
    this.#endLink()
    const href = / href="([^"]*)"/.exec(written)?.[1]
    if (href !== undefined) this.#link = { href: decodeEntities(href), start: this.#writer.length }
  }

  #endLink() {
    const link = this.#link
    this.#link = undefined
    if (!link) return
    const { text, length: end, blocks } = this.#writer
    const anchor = text.slice(link.start, end)
    if (anchor.trim() === '') return
    this.#links.push({ ...link, anchor, end, block: blocks.length })
  }

  #endBlock() {
    this.#endLink()
    this.#writer.endBlock(this.#innermost.kind)
  }
}

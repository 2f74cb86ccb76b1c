import { type BodyLink, blockKindForTag, type ParsedBody, type TextBlock } from './text-block'
import { parseTagAttributes, walkHtml } from './walk-html'

/** What is open around a piece of text: in a list item it is an item, whatever paragraphs that holds. */
interface OpenElement {
  tag: string
  kind: TextBlock['kind']
  level: number
}

const DEEPEST = 200
const embedTags = new Set(['iframe', 'video', 'audio', 'embed', 'object'])

/** Takes clean HTML apart into the blocks of its text, its links and its pictures. One pass, no recursion. */
export function parseBody(html: string): ParsedBody {
  const reader = new BodyReader()
  walkHtml(html, reader)
  reader.endBlock()
  return reader.body
}

class BodyReader {
  readonly body: ParsedBody = { blocks: [], links: [], images: [], lists: 0, tables: 0, embeds: 0 }
  readonly #open: OpenElement[] = []
  #text = ''
  #endsBlank = true
  #link: BodyLink | undefined
  #isToldOf = false

  text(text: string) {
    this.#add(this.#inside().kind === 'code' ? text : text.replace(/[ \t\r\n\f]+/g, ' '))
  }

  open(name: string, written: string) {
    if (name === 'br') this.#add('\n')
    else if (name === 'a') this.#beginLink(parseTagAttributes(written))
    else if (name === 'img') this.#noteImage(parseTagAttributes(written))
    else this.#count(name, written)
    const kind = blockKindForTag(name)
    if (!kind) return
    this.endBlock()
    const around = this.#inside()
    const isOwn = kind !== 'paragraph' || around.kind === 'heading'
    const level = kind === 'heading' ? Number(name[1]) : 0
    if (this.#open.length < DEEPEST) this.#open.push(isOwn ? { tag: name, kind, level } : { ...around, tag: name })
  }

  close(name: string) {
    if (name === 'a') this.#endLink()
    if (!blockKindForTag(name)) return
    this.endBlock()
    const place = this.#open.findLastIndex(({ tag }) => tag === name)
    if (place >= 0) this.#open.length = place
  }

  endBlock() {
    const link = this.#link
    if (link?.text.trim()) this.#tellOf(link)
    const { kind, level } = this.#inside()
    const text = this.#text.trimEnd()
    if (text) this.body.blocks.push({ index: this.body.blocks.length, kind, level, text })
    this.#text = ''
    this.#endsBlank = true
    if (link) this.#link = { ...link, text: '', block: this.body.blocks.length, from: 0 }
  }

  #inside(): OpenElement {
    return this.#open.at(-1) ?? { tag: '', kind: 'paragraph', level: 0 }
  }

  /** Blanks at the start of a block or after another blank are not shown. */
  #add(text: string) {
    const isCode = this.#inside().kind === 'code'
    const shown = this.#endsBlank && !isCode && text.startsWith(' ') ? text.slice(1) : text
    if (!shown) return
    this.#text += shown
    this.#endsBlank = shown.endsWith(' ') || shown.endsWith('\n')
    if (this.#link) this.#link.text += shown
  }

  #beginLink({ href, rel = '' }: Record<string, string>) {
    this.#endLink()
    this.#isToldOf = false
    if (href)
      this.#link = { href, rel, text: '', alt: '', block: this.body.blocks.length, from: this.#text.length, to: 0 }
  }

  #endLink() {
    if (this.#link) this.#tellOf(this.#link)
    this.#link = undefined
  }

  /** A link around several blocks is one link, told of where its first words are. */
  #tellOf(link: BodyLink) {
    if (this.#isToldOf) return
    this.#isToldOf = true
    const text = link.text.trimEnd()
    this.body.links.push({ ...link, text, to: link.from + text.length })
  }

  #noteImage({ src = '', alt }: Record<string, string>) {
    if (this.#link && alt) this.#link.alt += alt
    this.body.images.push({ block: this.body.blocks.length, src, alt: alt?.trim() ?? null })
  }

  #count(name: string, written: string) {
    if (name === 'ul' || name === 'ol') this.body.lists++
    else if (name === 'table') this.body.tables++
    else if (embedTags.has(name) || (name === 'figure' && written.includes('data-embed-url'))) this.body.embeds++
  }
}

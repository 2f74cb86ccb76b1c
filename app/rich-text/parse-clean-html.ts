import { decodeEntities } from './entities'

/** A part of clean HTML: words, as themselves, or a tag with what is in it. */
export type HtmlNode = string | HtmlElementNode

export interface HtmlElementNode {
  name: string
  /** As they stand in the HTML, with the blank before each. */
  attributeText: string
  attributes: Record<string, string>
  children: HtmlNode[]
}

const tagPattern = /<(\/?)([a-z][a-z0-9]*)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*\/?>/g
const attributePattern = /([\w-]+)(?:="([^"]*)")?/g
const voidTags = ['br', 'hr', 'img']

/** Takes clean HTML apart. What is not closed is closed at the end of what it stands in. */
export function parseCleanHtml(html: string): HtmlNode[] {
  const root: HtmlElementNode = { name: '', attributeText: '', attributes: {}, children: [] }
  const open = [root]
  let at = 0
  const say = (text: string) => {
    if (text) open.at(-1)?.children.push(decodeEntities(text))
  }
  for (const match of html.matchAll(tagPattern)) {
    say(html.slice(at, match.index))
    at = match.index + match[0].length
    const [, slash, name = '', written = ''] = match
    if (slash) close(open, name)
    else {
      const tag: HtmlElementNode = { name, attributeText: written, attributes: parseAttributes(written), children: [] }
      open.at(-1)?.children.push(tag)
      if (!voidTags.includes(name)) open.push(tag)
    }
  }
  say(html.slice(at))
  return root.children
}

function close(open: HtmlElementNode[], name: string) {
  const place = open.findLastIndex((tag) => tag.name === name)
  if (place > 0) open.length = place
}

function parseAttributes(written: string) {
  return Object.fromEntries(
    [...written.matchAll(attributePattern)].map(([, name = '', value = '']) => [name, decodeEntities(value)]),
  )
}

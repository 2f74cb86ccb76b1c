import { decodeEntities } from '../entities'

/** A part of clean HTML: words, as themselves, or a tag with what is in it. */
export type Part = string | Tag

export interface Tag {
  name: string
  /** As they stand in the HTML, with the blank before each. */
  written: string
  attributes: Record<string, string>
  parts: Part[]
}

const anyTag = /<(\/?)([a-z][a-z0-9]*)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*\/?>/g
const anyAttribute = /([\w-]+)(?:="([^"]*)")?/g
const empty = ['br', 'hr', 'img']

/** Takes clean HTML apart. What is not closed is closed at the end of what it stands in. */
export function parseClean(html: string): Part[] {
  const root: Tag = { name: '', written: '', attributes: {}, parts: [] }
  const open = [root]
  let at = 0
  const say = (text: string) => {
    if (text) open.at(-1)?.parts.push(decodeEntities(text))
  }
  for (const match of html.matchAll(anyTag)) {
    say(html.slice(at, match.index))
    at = match.index + match[0].length
    const [, slash, name = '', written = ''] = match
    if (slash) close(open, name)
    else {
      const tag: Tag = { name, written, attributes: attributesOf(written), parts: [] }
      open.at(-1)?.parts.push(tag)
      if (!empty.includes(name)) open.push(tag)
    }
  }
  say(html.slice(at))
  return root.parts
}

function close(open: Tag[], name: string) {
  const place = open.findLastIndex((tag) => tag.name === name)
  if (place > 0) open.length = place
}

function attributesOf(written: string) {
  return Object.fromEntries(
    [...written.matchAll(anyAttribute)].map(([, name = '', value = '']) => [name, decodeEntities(value)]),
  )
}

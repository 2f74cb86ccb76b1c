import { matchBraces } from './match-braces'

// a tag that does not end within these characters is text
const MAX_TAG_LENGTH = 20_000
const codeFence = /^[ \t]*(`{3,}|~{3,})/
const moduleLine = /^(?:import|export)\s/
const tagName = /^<(?:\/?>|\/?([A-Za-z][\w.]*)(?=[\s/>]))/
const isComponent = (name: string) => name === '' || /^[A-Z]|\./.test(name)

/**
 * MDX as Markdown: imports, exports and comments go, components become the text between their tags, and so does what
 * stands in braces as a string. `components` are the names of what was taken apart, each once. Code stays as it is. Linear
 * in the length of the text.
 */
export function mdxToMarkdown(mdx: string): { markdown: string; components: string[] } {
  const components = new Set<string>()
  const parts = splitAtCode(mdx).map(({ text, isCode }) => (isCode ? text : convert(text, components)))
  return { markdown: parts.join(''), components: [...components] }
}

interface Part {
  text: string
  isCode: boolean
}

/** Fenced code apart from the rest, which goes without its modules. */
function splitAtCode(mdx: string): Part[] {
  const parts: Part[] = []
  let fence = ''
  let isModule = false
  let isAfterBlank = true
  const add = (line: string, isCode: boolean) => {
    const last = parts.at(-1)
    if (last?.isCode === isCode) last.text += line
    else parts.push({ text: line, isCode })
  }
  for (const line of mdx.split(/(?<=\n)/)) {
    const [, mark = ''] = codeFence.exec(line) ?? []
    if (fence) {
      add(line, true)
      if (mark.startsWith(fence) && line.trim() === mark) fence = ''
      continue
    }
    const isBlank = line.trim() === ''
    isModule = !isBlank && (isModule || (isAfterBlank && moduleLine.test(line)))
    isAfterBlank = isBlank
    if (isModule) continue
    if (mark) fence = mark
    add(line, mark !== '')
  }
  return parts
}

function convert(text: string, components: Set<string>) {
  const ends = matchBraces(text)
  const out: string[] = []
  for (let at = 0; at < text.length; ) {
    const { end, becomes } = readPart(text, at, ends, components)
    out.push(becomes ?? text.slice(at, end))
    at = end
  }
  return out.join('')
}

interface ReadPart {
  /** Behind it. */
  end: number
  /** Undefined: it stays as it is. */
  becomes?: string
}

function readPart(text: string, at: number, braces: ReadonlyMap<number, number>, components: Set<string>): ReadPart {
  const sign = text.charAt(at)
  if (sign === '`') return { end: endOfCodeSpan(text, at) }
  if (sign === '\\') return { end: at + 2 }
  const last = sign === '{' ? braces.get(at) : sign === '<' ? findTagEnd(text, at, braces) : undefined
  if (last === undefined) return { end: at + 1 }
  const written = text.slice(at, last + 1)
  return { end: last + 1, becomes: sign === '{' ? readExpression(written, components) : readTag(written, components) }
}

/** Behind the code that begins here; where it does not end in its paragraph, behind its first mark. */
function endOfCodeSpan(text: string, at: number) {
  const [marks = ''] = /^`+/.exec(text.slice(at, at + MAX_TAG_LENGTH)) ?? []
  const from = at + marks.length
  const window = text.slice(from, from + MAX_TAG_LENGTH)
  const close = window.indexOf(marks)
  const isOpen = close < 0 || window.slice(0, close).includes('\n\n')
  return isOpen ? from : from + close + marks.length
}

/** Where the tag that begins here ends; undefined for what is no tag. */
function findTagEnd(text: string, start: number, braces: ReadonlyMap<number, number>) {
  if (!tagName.test(text.slice(start, start + 80))) return undefined
  const limit = Math.min(text.length, start + MAX_TAG_LENGTH)
  for (let at = start + 1; at < limit; at = behindValue(text, at, braces)) {
    const sign = text.charAt(at)
    if (sign === '>') return at
    if (sign === '<') return undefined
  }
  return undefined
}

/** Behind a quoted value or one in braces that begins here; else behind this character. */
function behindValue(text: string, at: number, braces: ReadonlyMap<number, number>) {
  const sign = text.charAt(at)
  const isQuote = sign === '"' || sign === "'"
  const end = isQuote ? text.indexOf(sign, at + 1) : sign === '{' ? (braces.get(at) ?? -1) : at
  return end < 0 ? text.length : end + 1
}

/** A string in braces is text; anything else is code, and nobody runs it. */
function readExpression(written: string, components: Set<string>) {
  const inner = written.slice(1, -1).trim()
  const quoted = /^(["'`])([^"'`$\\]*)\1$/.exec(inner)
  if (quoted) return quoted[2] ?? ''
  if (inner !== '' && !inner.startsWith('/*')) components.add('an expression')
  return ''
}

/** A component goes, its content stays; a tag of HTML stays without what only React understands. */
function readTag(written: string, components: Set<string>) {
  const name = tagName.exec(written)?.[1] ?? ''
  if (!isComponent(name))
    return written.includes('{') ? withoutExpressions(written) : written.replace(/\bclassName=/g, 'class=')
  if (name !== '' && name !== 'React.Fragment' && name !== 'Fragment') components.add(`<${name}>`)
  return ''
}

function withoutExpressions(tag: string) {
  const ends = matchBraces(tag)
  let [kept, at] = ['', 0]
  for (const [open, close] of [...ends].sort(([a], [b]) => a - b)) {
    if (open < at) continue
    const before = tag.slice(at, open)
    kept += before.slice(0, Math.max(0, before.search(/\s[\w:.-]*=?(?:\.{3})?$/)))
    at = close + 1
  }
  return kept + tag.slice(at)
}

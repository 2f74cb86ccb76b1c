/** A piece of a line: plain text, or marked pieces. */
export type MarkdownInline = string | { tag: 'strong' | 'em' | 'code'; inside: MarkdownInline[] }

const PROTECTED = /[!-/:-@[-`{-~]/
const TAGS: Record<string, 'strong' | 'em'> = { '**': 'strong', __: 'strong', '*': 'em', _: 'em' }

/** The marks of Markdown within a line: strong, emphasis, code, and what a backslash protects. Everything else is text. */
export function parseMarkdownInlines(text: string): MarkdownInline[] {
  const pieces: MarkdownInline[] = []
  // a mark that is never closed is looked for once: hostile lines are read in linear time too
  const unclosed = new Set<string>()
  let plain = ''
  for (let at = 0; at < text.length; ) {
    const { end, piece } = parseInlineAt(text, at, unclosed)
    at = end
    if (typeof piece === 'string') plain += piece
    else {
      pieces.push(...(plain ? [plain] : []), piece)
      plain = ''
    }
  }
  return plain ? [...pieces, plain] : pieces
}

function parseInlineAt(text: string, at: number, unclosed: Set<string>): { end: number; piece: MarkdownInline } {
  const character = text.charAt(at)
  if (character === '\\' && PROTECTED.test(text.charAt(at + 1))) return { end: at + 2, piece: text.charAt(at + 1) }
  const mark = readDelimiter(text, at)
  const plain = { end: at + (mark.length || 1), piece: mark || character }
  if (!mark || unclosed.has(mark) || !canOpen(text, at, mark)) return plain
  const end = findClosingDelimiter(text, at + mark.length, mark)
  if (end !== -1) return { end: end + mark.length, piece: toMarkedInline(mark, text.slice(at + mark.length, end)) }
  unclosed.add(mark)
  return plain
}

function toMarkedInline(mark: string, inside: string): MarkdownInline {
  const tag = TAGS[mark]
  if (tag) return { tag, inside: parseMarkdownInlines(inside) }
  const code = /^ .* $/.test(inside) && /[^ ]/.test(inside) ? inside.slice(1, -1) : inside
  return { tag: 'code', inside: [code] }
}

function readDelimiter(text: string, at: number) {
  const character = text.charAt(at)
  if (character === '`') return text.slice(at, endOfRun(text, at))
  if (character !== '*' && character !== '_') return ''
  return text.charAt(at + 1) === character ? character.repeat(2) : character
}

function endOfRun(text: string, at: number) {
  let end = at
  while (end < text.length && text.charAt(end) === text.charAt(at)) end++
  return end
}

const isSpace = (character: string) => character === '' || /\s/.test(character)
const isWord = (character: string) => /[\p{L}\p{N}]/u.test(character)

/** Marks stand close to their words; an underscore within a word is one. */
function canOpen(text: string, at: number, mark: string) {
  if (mark.startsWith('`')) return true
  return !isSpace(text.charAt(at + mark.length)) && !(mark.startsWith('_') && isWord(text.charAt(at - 1)))
}

function findClosingDelimiter(text: string, from: number, mark: string) {
  for (let at = text.indexOf(mark, from); at !== -1; at = text.indexOf(mark, at)) {
    const end = endOfRun(text, at)
    if (canClose(text, { at, end, from, mark })) return end - mark.length
    at = end
  }
  return -1
}

interface DelimiterRun {
  at: number
  end: number
  from: number
  mark: string
}

function canClose(text: string, { at, end, from, mark }: DelimiterRun) {
  const run = end - at
  if (mark.startsWith('`')) return run === mark.length
  if (at === from || isSpace(text.charAt(at - 1))) return false
  if (mark.startsWith('_') && isWord(text.charAt(end))) return false
  return run === mark.length || run === 3
}

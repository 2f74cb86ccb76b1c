export interface SourceToken {
  kind: 'text' | 'tag' | 'liquid'
  text: string
}

const starts = /\{\{|\{%|<(?=[a-z/!])/gi
const ends: Record<string, string> = { '{{': '}}', '{%': '%}', '<': '>' }

/** HTML with Liquid taken apart for its colours; together the parts are the text again. What does not end is text. */
export function tokenizeSource(source: string): SourceToken[] {
  const parts: SourceToken[] = []
  let at = 0
  // each kind of end that is missing is looked for once
  const missing = new Set<string>()
  for (const { 0: start, index } of source.matchAll(starts)) {
    const end = ends[start] ?? ''
    if (index < at || missing.has(end)) continue
    const found = source.indexOf(end, index + start.length)
    if (found === -1) {
      missing.add(end)
      continue
    }
    if (index > at) parts.push({ kind: 'text', text: source.slice(at, index) })
    at = found + end.length
    parts.push({ kind: start === '<' ? 'tag' : 'liquid', text: source.slice(index, at) })
  }
  if (at < source.length) parts.push({ kind: 'text', text: source.slice(at) })
  return parts
}

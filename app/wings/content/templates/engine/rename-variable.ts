/**
 * A text with a variable called by another name, wherever Liquid names it: not in quoted words, not behind a dot, not
 * outside of Liquid.
 */
export function renameVariableInText(text: string, from: string, to: string): string {
  let out = ''
  let at = 0
  for (;;) {
    const start = indexOfLiquid(text, at)
    const end = start === -1 ? -1 : text.indexOf(text[start + 1] === '{' ? '}}' : '%}', start + 2)
    if (end === -1) return out + text.slice(at)
    out += text.slice(at, start) + renameInLiquid(text.slice(start, end), from, to)
    at = end
  }
}

const tokenPattern = /"[^"]*"|'[^']*'|&quot;.*?&quot;|[\w.-]+/g

function renameInLiquid(liquid: string, from: string, to: string) {
  return liquid.replace(tokenPattern, (word) => {
    if (/^["'&]/.test(word)) return word
    const [first, ...rest] = word.split('.')
    return first === from ? [to, ...rest].join('.') : word
  })
}

function indexOfLiquid(text: string, from: number) {
  for (let at = text.indexOf('{', from); at !== -1; at = text.indexOf('{', at + 1)) {
    if (text[at + 1] === '{' || text[at + 1] === '%') return at
  }
  return -1
}

/** The same in every text of a content. */
export function renameVariableInContent<Content>(content: Content, from: string, to: string): Content {
  const change = (value: unknown): unknown => {
    if (typeof value === 'string') return renameVariableInText(value, from, to)
    if (Array.isArray(value)) return value.map(change)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, change(one)]))
  }
  return change(content) as Content
}

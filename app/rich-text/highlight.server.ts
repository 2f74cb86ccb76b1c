import { lowlight } from './code-grammars'
import { decodeEntities, escapeText } from './entities'

/*
 * Four classes are enough to read code by, and each one costs every reader bytes: k what the language says itself, s texts,
 * n numbers and names of properties, c comments.
 */
const meanings: Record<string, string> = {
  ...same('k', 'keyword built_in type name selector-tag meta section doctag bullet'),
  ...same('s', 'string regexp addition link symbol code'),
  ...same('n', 'number literal attr attribute variable selector-class selector-id selector-attr'),
  ...same('c', 'comment quote deletion'),
}

function same(meaning: string, names: string) {
  return Object.fromEntries(names.split(' ').map((name) => [`hljs-${name}`, meaning]))
}

// beyond it, reading the code takes longer than it helps
const LONGEST_CODE = 50_000

// looks for the end of a block up to the next one only: else a thousand without such an end are read a thousand times
const block = /<pre><code class="language-([^" ]+)">((?:(?!<pre>)[\s\S])*?)<\/code><\/pre>/g

// a page is drawn anew when anything around its code changes; the code itself rarely does
const MOST_KNOWN = 500
const known = new Map<string, string>()

/** Marks the words of code blocks whose language is known. Takes and returns clean HTML. */
export function highlightCode(html: string) {
  return html.replace(block, (whole, language: string, code: string) => {
    if (!lowlight.registered(language) || code.length > LONGEST_CODE) return whole
    const marked = known.get(whole) ?? markWords(language, code)
    known.delete(whole)
    known.set(whole, marked)
    if (known.size > MOST_KNOWN) known.delete(known.keys().next().value ?? '')
    return marked
  })
}

function markWords(language: string, code: string) {
  const { children } = lowlight.highlight(language, decodeEntities(code))
  return `<pre><code class="language-${language}">${written(children as CodeNode[])}</code></pre>`
}

interface CodeNode {
  type: string
  value?: string
  properties?: { className?: string[] }
  children?: CodeNode[]
}

function written(nodes: CodeNode[]): string {
  return nodes
    .map(({ value, properties, children }) => {
      if (value !== undefined) return escapeText(value)
      const meaning = meanings[properties?.className?.[0] ?? '']
      const inner = written(children ?? [])
      return meaning ? `<span class="${meaning}">${inner}</span>` : inner
    })
    .join('')
}

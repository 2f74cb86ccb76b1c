import { decodeEntities, escapeHtml } from './entities'
import { lowlight } from './lowlight'

/*
 * Four classes are enough to read code by, and each one costs every reader bytes: k what the language says itself, s texts,
 * n numbers and names of properties, c comments.
 */
const tokenClasses: Record<string, string> = {
  ...mapTokens('k', 'keyword built_in type name selector-tag meta section doctag bullet'),
  ...mapTokens('s', 'string regexp addition link symbol code'),
  ...mapTokens('n', 'number literal attr attribute variable selector-class selector-id selector-attr'),
  ...mapTokens('c', 'comment quote deletion'),
}

function mapTokens(meaning: string, names: string) {
  return Object.fromEntries(names.split(' ').map((name) => [`hljs-${name}`, meaning]))
}

// beyond it, reading the code takes longer than it helps
const MAX_CODE_LENGTH = 50_000

// looks for the end of a block up to the next one only: else a thousand without such an end are read a thousand times
const codeBlockPattern = /<pre><code class="language-([^" ]+)">((?:(?!<pre>)[\s\S])*?)<\/code><\/pre>/g

// a page is drawn anew when anything around its code changes; the code itself rarely does
const MAX_CACHED_BLOCKS = 500
const highlightCache = new Map<string, string>()

/** Marks the words of code blocks whose language is known. Takes and returns clean HTML. */
export function highlightCode(html: string) {
  return html.replace(codeBlockPattern, (whole, language: string, code: string) => {
    if (!lowlight.registered(language) || code.length > MAX_CODE_LENGTH) return whole
    const marked = highlightCache.get(whole) ?? highlightBlock(language, code)
    highlightCache.delete(whole)
    highlightCache.set(whole, marked)
    if (highlightCache.size > MAX_CACHED_BLOCKS) highlightCache.delete(highlightCache.keys().next().value ?? '')
    return marked
  })
}

function highlightBlock(language: string, code: string) {
  const { children } = lowlight.highlight(language, decodeEntities(code))
  return `<pre><code class="language-${language}">${renderNodes(children as CodeNode[])}</code></pre>`
}

interface CodeNode {
  type: string
  value?: string
  properties?: { className?: string[] }
  children?: CodeNode[]
}

function renderNodes(nodes: CodeNode[]): string {
  return nodes
    .map(({ value, properties, children }) => {
      if (value !== undefined) return escapeHtml(value)
      const meaning = tokenClasses[properties?.className?.[0] ?? '']
      const inner = renderNodes(children ?? [])
      return meaning ? `<span class="${meaning}">${inner}</span>` : inner
    })
    .join('')
}

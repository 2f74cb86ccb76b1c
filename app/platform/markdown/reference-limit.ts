import type { MarkdownIt, StateCore } from 'markdown-it'

// a long address that is defined once and used often makes much HTML of little text
const MIN_EXPANDED_LENGTH = 1_000_000
const MAX_EXPANSION = 4

/** Links by reference become plain text once their addresses are longer together than the text several times over. */
export function referenceLimit(markdown: MarkdownIt) {
  markdown.core.ruler.after('block', 'reference_limit', limitReferences)
}

function limitReferences({ env, src }: StateCore) {
  if (!env.references) return
  let left = Math.max(MIN_EXPANDED_LENGTH, MAX_EXPANSION * src.length)
  env.references = new Proxy(env.references, {
    get(references, label: string) {
      const reference = references[label]
      if (!reference) return undefined
      left -= reference.href.length + reference.title.length
      if (left >= 0) return reference
      env.hasPlainParts = true
      return undefined
    },
  })
}

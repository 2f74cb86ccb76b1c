import type { Exclusion } from '../brief/brief-reading-schema'
import { shortenAtWord, withoutPlaceholders } from './wish-words'

export type ExcludedItem = { exclusion: string; item: string }

const MAX_ITEM_LENGTH = 200

/**
 * Forbids what the brief excludes: an item of the knowledge base that holds a word of an exclusion stays out of the plan,
 * and `excluded` lists it. The founder's own words, which stand in placeholders, are not searched: they are no answer to
 * a wish but the wish.
 */
export function createExclusionCheck(exclusions: Exclusion[]) {
  const rules = exclusions.map(({ text, terms }) => ({ text, terms: terms.map((term) => term.toLowerCase()) }))
  const found = new Map<string, ExcludedItem>()
  const excluded = () => [...found.values()]

  function breaks(text: string) {
    const words = withoutPlaceholders(text).toLowerCase()
    return rules.find(({ terms }) => terms.some((term) => term !== '' && words.includes(term)))
  }

  /** The items whose texts serve nothing that is excluded. */
  function keepAllowed<Item>(items: Item[], textsOf: (item: Item) => string[], nameOf: (item: Item) => string): Item[] {
    return items.filter((item) => {
      const rule = breaks(textsOf(item).join('\n'))
      if (!rule) return true
      const name = shortenAtWord(withoutPlaceholders(nameOf(item)), MAX_ITEM_LENGTH)
      found.set(`${rule.text}\n${name}`, { exclusion: rule.text, item: name })
      return false
    })
  }
  return { keepAllowed, excluded, breaks }
}

export type ExclusionCheck = ReturnType<typeof createExclusionCheck>

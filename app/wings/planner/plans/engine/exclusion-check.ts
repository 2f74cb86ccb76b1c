import type { BriefReading } from '../brief/brief-reading-schema'
import type { WishKind } from '../knowledge/knowledge-schema'
import { shortenAtWord, withoutPlaceholders } from './wish-words'

export type ExcludedItem = { exclusion: string; item: string }

const MAX_ITEM_LENGTH = 200

/** A word that more kinds of wishes than this use says nothing of what an item serves: "data", "order". */
const MAX_KINDS_OF_A_TERM = 2

/**
 * Forbids what the brief excludes: an item of the knowledge base that holds a word of an exclusion stays out of the plan,
 * and `excluded` lists it. The founder's own words, which stand in placeholders, are not searched: they are the wish.
 */
export function createExclusionCheck(
  { exclusions, language }: Pick<BriefReading, 'exclusions' | 'language'>,
  kinds: WishKind[],
) {
  const said = kinds.map((kind) => textsOfKind(kind, language))
  const isTelling = (term: string) =>
    term !== '' && said.filter((text) => text.includes(term)).length <= MAX_KINDS_OF_A_TERM
  const rules = exclusions.map(({ text, terms }) => ({
    text,
    terms: terms.map((term) => term.toLowerCase()).filter(isTelling),
  }))
  const found = new Map<string, ExcludedItem>()
  const excluded = () => [...found.values()]

  function findBrokenRule(text: string) {
    const words = withoutPlaceholders(text).toLowerCase()
    return rules.find(({ terms }) => terms.some((term) => words.includes(term)))
  }
  const breaks = (text: string) => findBrokenRule(text) !== undefined

  /** The items whose texts serve nothing that is excluded; `nameOf` is how people know those that go. */
  function keepAllowed<Item>(items: Item[], textOf: (item: Item) => string, nameOf: (item: Item) => string): Item[] {
    return items.filter((item) => {
      const rule = findBrokenRule(textOf(item))
      if (!rule) return true
      const name = shortenAtWord(nameOf(item), MAX_ITEM_LENGTH)
      found.set(`${rule.text}\n${name}`, { exclusion: rule.text, item: name })
      return false
    })
  }
  return { keepAllowed, excluded, breaks }
}

export type ExclusionCheck = ReturnType<typeof createExclusionCheck>

function textsOfKind({ tasks, criteria }: WishKind, language: BriefReading['language']) {
  const texts = [...tasks.flatMap(({ title, build, test }) => [title, build, test]), ...criteria]
  return texts
    .map((text) => withoutPlaceholders(text[language]))
    .join('\n')
    .toLowerCase()
}

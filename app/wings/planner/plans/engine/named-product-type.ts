import type { BriefReading } from '../brief/brief-reading-schema'
import type { ProductType } from '../brief-schema'
import { KNOWLEDGE_BASE } from '../knowledge/knowledge-base'
import { findPhrasePositions, tokenize } from './text-matching'

// what an idea is, it says at its beginning
const MAX_READ_LENGTH = 5_000

/** The kind of product that an idea calls itself by its full name ("an online shop"), the first one; null when it does not. */
export function findNamedProductType(
  idea: string,
  { exclusions, language }: Pick<BriefReading, 'exclusions' | 'language'>,
  archetypes = KNOWLEDGE_BASE.archetypes,
): ProductType | null {
  if (language !== 'en') return null
  const said = tokenize(
    exclusions.reduce((text, { quote }) => text.replace(quote, ' '), idea.slice(0, MAX_READ_LENGTH)),
  )
  const named = archetypes.flatMap(({ key, name }) => {
    const [at] = findPhrasePositions(name.replace(/ product$/, ''), said)
    return at === undefined ? [] : [{ key, at }]
  })
  return named.sort((a, b) => a.at - b.at)[0]?.key ?? null
}

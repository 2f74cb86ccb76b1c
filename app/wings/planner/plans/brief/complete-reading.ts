import { stem } from '~/kits/language/all-languages'
import type { WishKind } from '../knowledge/knowledge-schema'
import type { BriefReading, Exclusion, Wish } from './brief-reading-schema'
import type { IdeaClause } from './idea-clauses'
import { kindsOf } from './read-brief'
import { readEntities } from './read-entities'
import { exclusionTerms, wishedStems } from './read-exclusion'
import { readFounderRole, readRoles } from './read-roles'
import { readerOf } from './reading-language'
import { writeWish } from './write-wish'

type Name = BriefReading['entities'][number]

/**
 * A reading that a person corrected, with what follows from their words: the parts and the kinds of wishes that they wrote,
 * the words that their exclusions forbid, the roles and the things of all wishes.
 */
export function completeReading(reading: BriefReading, idea: string, wishKinds: readonly WishKind[]): BriefReading {
  const reader = readerOf(reading.language)
  const founder = readFounderRole(idea, reader)
  const wishes = reading.wishes.map((wish) => completeWish(wish))
  const spoken = wishes.map((wish) => (wish.by === 'user' ? { ...wish, quote: wish.text, start: 0 } : wish))
  const wished = wishedStems(spoken, reader)
  return {
    ...reading,
    wishes,
    exclusions: reading.exclusions.map((exclusion) => completeExclusion(exclusion)),
    roles: withNames(readRoles(wishes, idea, reader), reading.roles.filter(isOwn)),
    entities: completeEntities(),
  }

  /** What the model named stays; rules name the things of what the person wrote, or of everything. */
  function completeEntities(): Name[] {
    const isOfModel = reading.by === 'ai' && reading.entities.some(({ by }) => by !== 'user')
    const read = readEntities(isOfModel ? spoken.filter(({ by }) => by === 'user') : spoken, reader).map((entity) =>
      idea.startsWith(entity.quote, entity.start) ? entity : { text: entity.text, quote: '', start: 0, end: 0 },
    )
    return isOfModel ? withNames(reading.entities, read) : withNames(read, reading.entities.filter(isOwn))
  }

  function withNames(names: Name[], others: Name[]): Name[] {
    const keyOf = ({ text }: Name) => stem(text.toLowerCase(), reading.language)
    const known = new Set(names.map(keyOf))
    return [...names, ...others.filter((one) => !known.has(keyOf(one)))]
  }

  function completeWish(wish: Wish): Wish {
    if (wish.action !== '') return wish
    const { role, action, benefit, condition } = writeWish(wholeClause(wish.text), founder, '', reader)
    const kinds = kindsOf(wish.text, wishKinds, reader)
    return { ...wish, role: wish.role || role, action, benefit, condition, kinds }
  }

  function completeExclusion(exclusion: Exclusion): Exclusion {
    if (exclusion.by === 'rule' || exclusion.terms.length > 0) return exclusion
    return { ...exclusion, terms: exclusionTerms(wholeClause(exclusion.text), wished, reader) }
  }
}

const isOwn = ({ by }: Name) => by === 'user'

/** A sentence that a person wrote into a list says one thing. */
const wholeClause = (text: string): IdeaClause => ({
  text,
  from: 0,
  to: text.length,
  section: null,
  isItem: false,
  isBesideWishes: false,
  isTurn: false,
  label: '',
  isFirst: true,
  isOnly: true,
  isLedIn: false,
  isLabeled: false,
  isListed: false,
  separator: '',
  sentenceFrom: 0,
  subject: '',
})

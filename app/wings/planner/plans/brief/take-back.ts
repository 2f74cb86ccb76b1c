import type { ReadClause } from './classify-clause'
import { withoutOpenings } from './clause-parts'
import { countWords } from './clause-words'
import { contentOf, exclusionTerms } from './read-exclusion'
import type { Reader } from './reading-language'

const MAX_RETRACTION_WORDS = 9
const MAX_TOPIC_WORDS = 5

/** What somebody says in one breath, and whether it begins a paragraph. */
interface Said {
  clauses: ReadClause[]
  isFirst: boolean
}

/**
 * The clauses with those excluded that what follows takes back: "My nephew says it should dose the algae. It should not.",
 * "Dissolved oxygen would be grand, but that can wait", "Spare parts? I have those in boxes.", "My nephew would like a blog.
 * Who would write it?" A refusal that names nothing of its own and what it takes back become one exclusion.
 */
export function takeBack(read: ReadClause[], idea: string, reader: Reader): ReadClause[] {
  const said: Said[] = []
  for (const one of read) {
    const before = said.at(-1)
    if (!before || one.clause.from === one.clause.sentenceFrom)
      said.push({ clauses: [one], isFirst: one.clause.isFirst })
    else before.clauses.push(one)
  }
  const whole = said.map(({ clauses, isFirst }) => ({ clauses: takeBackWithin(clauses, idea, reader), isFirst }))
  for (const [at, one] of whole.entries()) {
    const before = one.isFirst && !one.clauses[0]?.clause.isTurn ? undefined : whole[at - 1]
    if (isDoubted(one.clauses, whole[at + 1]?.clauses, before?.clauses, reader)) one.clauses = exclude(one.clauses)
    else if (before && refusesWhatStandsBefore(before.clauses, one.clauses, reader)) {
      const proposal = isComment(before.clauses) ? whole[at - 2] : undefined
      const isProposal = proposal !== undefined && reader.has('proposals').test(textOf(proposal.clauses))
      one.clauses = merge([...(isProposal ? proposal.clauses : []), ...before.clauses, ...one.clauses], idea)
      before.clauses = []
      if (isProposal) proposal.clauses = []
    }
  }
  return whole.flatMap(({ clauses }) => clauses)
}

/** Within a sentence everything before the refusal, back to another refusal, is taken back. */
function takeBackWithin(clauses: ReadClause[], idea: string, reader: Reader): ReadClause[] {
  const kept: ReadClause[] = []
  for (const one of clauses) {
    const from = kept.findLastIndex(({ kind }) => kind === 'exclusion') + 1
    const isTakenBack = kept.length > from && (isEmptyRefusal(one, reader) || isLongRetraction(one, reader))
    if (isTakenBack) kept.push(...merge([...kept.splice(from), one], idea))
    else kept.push(one)
  }
  return kept
}

function merge(clauses: ReadClause[], idea: string): ReadClause[] {
  const [first, last] = [clauses[0], clauses.at(-1)]
  if (!first || !last) return []
  const { from } = first.clause
  const { to } = last.clause
  return [{ kind: 'exclusion', clause: { ...first.clause, text: idea.slice(from, to), to } }]
}

const isEmptyRefusal = (one: ReadClause, reader: Reader) => one.kind === 'exclusion' && namesNothing(one, reader)

const MIN_LONG_RETRACTION = 3

/** "… and the answer remains that there are others": too long a phrase to mean anything else. */
function isLongRetraction({ clause }: ReadClause, reader: Reader) {
  const found = reader.startsWith('retractions').exec(withoutOpenings(clause.text, reader))
  return found !== null && found[0].split(/\s+/).length >= MIN_LONG_RETRACTION
}

const exclude = (clauses: ReadClause[]) => clauses.map((one) => ({ ...one, kind: 'exclusion' as const }))

const namesNothing = ({ clause }: ReadClause, reader: Reader) =>
  !CLOSES.test(clause.text) && exclusionTerms(clause, new Set(), reader).length === 0

/** "Nothing else", "mehr nicht": what was said before is all, and wanted. */
const CLOSES =
  /(?:nothing (?:else|more)|no more|not (?:only|more|less)|no (?:matter|less|exceptions?|excuses)|nichts (?:weiter|mehr|anderes|sonst)|mehr nicht|weiter nichts|keine ausnahmen?|nada m[aá]s|sin excepci|rien (?:de plus|d['’]autre)|sans exception|or not|oder nicht|o no|ou non|ou pas)/i

/** What somebody says between a proposal and its refusal. */
const isComment = (clauses: ReadClause[]) => clauses.every(({ kind }) => kind === 'background')

/** Whether a whole sentence only says no to the one before it. */
function refusesWhatStandsBefore(before: ReadClause[], clauses: ReadClause[], reader: Reader): boolean {
  const [first] = clauses
  const text = textOf(clauses)
  if (!first || before.length === 0 || CLOSES.test(text) || before.every(({ kind }) => kind === 'exclusion'))
    return false
  const [isAsked, isProposed] = [isTopic(before, reader), reader.has('proposals').test(textOf(before))]
  if (isOwnWish(before, reader) && !isProposed) return false
  if (isAsked && first.kind === 'exclusion') return true
  const bare = withoutOpenings(text, reader)
  if ((isProposed || isAsked) && /\?\s*$/.test(text) && reader.startsWith('objections').test(bare)) return true
  if (countWords(text) > MAX_RETRACTION_WORDS || clauses.some(({ kind }) => kind === 'limit')) return false
  if (first.kind === 'exclusion' && clauses.length === 1 && namesNothing(first, reader)) return true
  const isRetraction = reader.startsWith('retractions').exec(bare)
  return isRetraction !== null && saysNothingElse(bare.slice(isRetraction[0].length), reader)
}

/** "Not now." and "No!" say nothing else; "no pork on board" does. */
const saysNothingElse = (rest: string, reader: Reader) => contentOf(rest, reader).length === 0

/** "Spare parts?", which the next sentence answers. */
const isTopic = (clauses: ReadClause[], reader: Reader) => {
  const text = textOf(clauses)
  return /\?\s*$/.test(text) && countWords(text) <= MAX_TOPIC_WORDS && !reader.startsWith('objections').test(text)
}

/** "Does anyone need dashboards? Pie charts of shackles?", unless somebody says yes. */
function isDoubted(
  clauses: ReadClause[],
  next: ReadClause[] | undefined,
  before: ReadClause[] | undefined,
  reader: Reader,
) {
  const text = textOf(clauses)
  if (!/\?\s*$/.test(text) || clauses.length === 0) return false
  const isAgreed = next !== undefined && reader.startsWith('agreements').test(withoutOpenings(textOf(next), reader))
  if (isAgreed) return false
  if (reader.startsWith('doubts').test(withoutOpenings(text, reader))) return true
  return (
    isTopic(clauses, reader) && before?.length === 1 && before[0]?.kind === 'exclusion' && /\?\s*$/.test(textOf(before))
  )
}

/** The founder wants it, so a "no" behind it refuses something else. */
const isOwnWish = (clauses: ReadClause[], reader: Reader) =>
  clauses.some(({ kind, clause }) => kind === 'wish' && (clause.isLedIn || reader.asks(clause.text) !== null))

const textOf = (clauses: ReadClause[]) => clauses.map(({ clause }) => clause.text).join(' ')

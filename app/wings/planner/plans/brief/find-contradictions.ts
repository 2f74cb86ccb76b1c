import type { BriefReading } from './brief-reading-schema'
import type { IdeaClause } from './idea-clauses'
import type { Reader } from './reading-language'

type Side = keyof Reader['words']['contradictions']

const PAIRS: { kind: keyof Reader['words']['questions']; a: Side; b: Side }[] = [
  { kind: 'free-paid', a: 'free', b: 'paid' },
  { kind: 'local-remote', a: 'localOnly', b: 'remote' },
  { kind: 'anonymous-personal', a: 'noAccounts', b: 'personal' },
  { kind: 'offline-live', a: 'offlineOnly', b: 'live' },
  { kind: 'law-security', a: 'law', b: 'noSecurity' },
]
const MAX_QUOTE = 160

const quoteOf = ({ text, from, to }: IdeaClause) => ({ quote: text, start: from, end: to })

/** Two passages that cannot both hold, one question for each kind of contradiction. */
export function findContradictions(clauses: IdeaClause[], reader: Reader): BriefReading['contradictions'] {
  return PAIRS.flatMap(({ kind, a, b }) => {
    const first = clauses.find(({ text }) => reader.side(a).test(text))
    const second = first && clauses.find((clause) => clause !== first && reader.side(b).test(clause.text))
    if (!first || !second) return []
    const question = reader.words.questions[kind]
      .replace('{a}', shorten(first.text))
      .replace('{b}', shorten(second.text))
    return [{ question, between: [quoteOf(first), quoteOf(second)] }]
  }).map((contradiction, at) => ({ id: `C${at + 1}`, ...contradiction }))
}

const shorten = (text: string) =>
  text.length > MAX_QUOTE ? `${text.slice(0, MAX_QUOTE).replace(/\s\S*$/, '')}…` : text

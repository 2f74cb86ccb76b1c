import { isDeepStrictEqual } from 'node:util'
import type { PieceContent } from '../piece'
import type { PieceKind } from '../piece-kind.server'
import { subjectOf } from './rows.server'

/** What the audit log says of a change of words: its subject, and the small fields that differ. Texts are in the revisions. */
export function changeOf<Content extends PieceContent>(
  kind: PieceKind<Content>,
  { id }: { id: string },
  before: Content,
  after: Content,
) {
  const [old, changed] = [smallFields(kind, before), smallFields(kind, after)]
  const names = Object.keys(changed).filter((name) => !isDeepStrictEqual(old[name], changed[name]))
  const only = (fields: typeof old) => Object.fromEntries(names.map((name) => [name, fields[name]]))
  return { subject: subjectOf(kind, id), title: after.title, before: only(old), after: only(changed) }
}

// what is longer is in the revisions
const LONGEST_LOGGED = 4_000

function smallFields<Content extends PieceContent>(kind: PieceKind<Content>, content: Content) {
  const texts = kind.texts.of(content)
  const { seo, ...fields } = kind.texts.replaced(
    content,
    texts.map(() => ''),
  )
  const all: Record<string, unknown> = { ...fields, ...seo, textCharacters: texts.join('').length }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => lengthOf(value) <= LONGEST_LOGGED))
}

function lengthOf(value: unknown) {
  return typeof value === 'object' ? JSON.stringify(value).length : 0
}

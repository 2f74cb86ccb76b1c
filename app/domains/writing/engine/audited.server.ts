import { isDeepStrictEqual } from 'node:util'
import type { PieceContent } from '../piece'
import type { PieceKind } from '../piece-kind.server'
import { subjectOf } from './rows.server'

/** What the audit log says of a change of words: its subject, and the small fields that differ. Texts are in the revisions. */
export function changeOf(kind: PieceKind, { id }: { id: string }, before: PieceContent, after: PieceContent) {
  const [old, changed] = [smallFields(before), smallFields(after)]
  const names = Object.keys(changed).filter((name) => !isDeepStrictEqual(old[name], changed[name]))
  const only = (fields: typeof old) => Object.fromEntries(names.map((name) => [name, fields[name]]))
  return { subject: subjectOf(kind, id), title: after.title, before: only(old), after: only(changed) }
}

function smallFields({ body, seo, ...fields }: PieceContent): Record<string, unknown> {
  return { ...fields, ...seo, bodyCharacters: body.length }
}

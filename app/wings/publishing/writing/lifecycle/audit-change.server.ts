import { isDeepStrictEqual } from 'node:util'
import type { EntryContent } from '../entry'
import type { EntryType } from '../entry-type.server'
import { entrySubject } from './stored-entry.queries.server'

/** What the audit log says of a change of words: its subject, and the small fields that differ. Texts are in the revisions. */
export function toAuditChange<Content extends EntryContent>(
  kind: EntryType<Content>,
  { id }: { id: string },
  before: Content,
  after: Content,
) {
  const [old, changed] = [smallFields(kind, before), smallFields(kind, after)]
  const differing = Object.keys(changed).filter((name) => !isDeepStrictEqual(old[name], changed[name]))
  const names = [...new Set(differing.flatMap((name) => [name, ...(kind.loggedWith?.[name] ?? [])]))]
  const only = (fields: typeof old) => Object.fromEntries(names.map((name) => [name, fields[name]]))
  return { subject: entrySubject(kind, id), title: after.title, before: only(old), after: only(changed) }
}

// what is longer is in the revisions
const MAX_LOGGED_LENGTH = 4_000

function smallFields<Content extends EntryContent>(kind: EntryType<Content>, content: Content) {
  const texts = kind.richTexts.get(content)
  const { seo, ...fields } = kind.richTexts.set(
    content,
    texts.map(() => ''),
  )
  const all: Record<string, unknown> = { ...fields, ...seo, textCharacters: texts.join('').length }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => jsonLength(value) <= MAX_LOGGED_LENGTH))
}

function jsonLength(value: unknown) {
  return typeof value === 'object' ? JSON.stringify(value).length : 0
}

import type { Database } from '~/platform/database/database.server'
import { TooManyTags } from '~/rich-text/clean-html.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordActions } from '~/wings/site/audit-log/commands.server'
import type { EntryContent } from './entry'
import type { EntryType } from './entry-type.server'
import { cleanContent, findSuspiciousFlags } from './lifecycle/clean-content.server'
import { insertEntries, type NewEntryRecord } from './lifecycle/insert-entries.commands.server'
import { entrySubject } from './lifecycle/stored-entry.queries.server'

/** A piece that comes from elsewhere, with its dates. */
export type IncomingEntry<Content extends EntryContent> = NewEntryRecord<Content>

/** What may be stored of content that comes from elsewhere, or sentences about why nothing may. */
export function parseIncomingContent<Content extends EntryContent>(kind: EntryType<Content>, given: Content) {
  const parsed = kind.schema.safeParse(given)
  if (!parsed.success) return { problems: parsed.error.issues.map(({ message }) => message) }
  try {
    return { content: cleanContent(kind, parsed.data), flags: findSuspiciousFlags(parsed.data) }
  } catch (error) {
    if (error instanceof TooManyTags) return { problems: [error.message] }
    throw error
  }
}

/** Adds pieces that nobody here knows, as part of `tx`; their slugs must be free. */
export async function addIncomingEntries<Content extends EntryContent>(
  tx: Database,
  kind: EntryType<Content>,
  by: Actor,
  entries: IncomingEntry<Content>[],
  now = new Date(),
) {
  await insertEntries(tx, kind, entries, {}, now)
  const done = entries.map(({ id, content, publishedAt, flags }) => ({
    action: `${kind.name}.imported`,
    subject: entrySubject(kind, id),
    title: content.title,
    flags,
    after: { slug: content.slug, publishedAt },
  }))
  await recordActions(tx, by, done)
}

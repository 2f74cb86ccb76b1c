import type { Database } from '~/platform/database/database.server'
import { bindPageLinks, resolvePageLinks } from '~/wings/web/pages/page-links.queries.server'
import type { EntryContent } from '../entry'
import type { EntryType } from '../entry-type.server'

/** Content as it is stored: the links in its texts name the pages they mean. */
export function bindContentLinks<Content extends EntryContent>(
  db: Database,
  kind: EntryType<Content>,
  content: Content,
) {
  return mapContentTexts(kind, content, async (html) => (await bindPageLinks(db, html)).html)
}

/** Content as it is written: its links show paths, also those of drafts. */
export function resolveContentLinks<Content extends EntryContent>(
  db: Database,
  kind: EntryType<Content>,
  content: Content,
) {
  return mapContentTexts(kind, content, (html) => resolvePageLinks(db, html, { withDrafts: true }))
}

async function mapContentTexts<Content extends EntryContent>(
  { richTexts }: EntryType<Content>,
  content: Content,
  change: (html: string) => Promise<string>,
) {
  const changed: string[] = []
  for (const html of richTexts.get(content)) changed.push(await change(html))
  return richTexts.set(content, changed)
}

import fc from 'fast-check'
import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { entryArchives } from '~/shell/archive/entry-archives.server'
import { commandLineActor as by } from '~/wings/site/audit-log/actor'
import { anySiteHistory, createPictures, replayHistory } from '~test/any-site-history'
import { expect, test } from '~test/test'
import type { EntryContent } from '../entry'
import type { EntryArchive } from '../entry-archive.queries.server'
import { resolveOpenLinks } from '../import-entries.commands.server'
import { listEntriesForArchive } from './archived-entries.queries.server'
import type { ArchivedEntry } from './archived-entry'
import { importEntry } from './import-entry.commands.server'
import { importNewEntries } from './import-new-entries.commands.server'

const now = new Date('2026-03-01T09:00:00Z')

type Write = (
  tx: Database,
  archive: EntryArchive<EntryContent>,
  states: ArchivedEntry<EntryContent>[],
) => Promise<unknown>

const alone: Write = async (tx, archive, states) => {
  for (const state of states) await importEntry(tx, archive, by, state, now)
}
const together: Write = (tx, archive, states) => importNewEntries(tx, archive, by, states, now)

const tables = ['blog_posts', 'products', 'landing_pages', 'entry_drafts', 'pages', 'page_links', 'media_uses']

/** Whatever the database holds then, but for what is different each time; afterwards nothing has happened. */
async function after(db: Database, write: (tx: Database) => Promise<void>) {
  const held: Record<string, unknown> = {}
  const undone = inTransaction(db, async (tx) => {
    await write(tx)
    for (const table of tables)
      held[table] = await rowsOf(tx, sql`to_jsonb(r) - 'preview_key' from ${sql.table(table)} r`)
    held.audit = await rowsOf(tx, sql`to_jsonb(r) - 'id' - 'happened_at' from audit_entries r`)
    held.jobs = await rowsOf(tx, sql`jsonb_build_array(name, data, start_after) from pgboss.job`)
    held.changes = await rowsOf(tx, sql`distinct to_jsonb(unnest(tags)) from derived.content_changes`)
    throw new Undone()
  })
  await expect(undone).rejects.toThrow(Undone)
  return held
}

class Undone extends Error {}

async function rowsOf(tx: Database, what: ReturnType<typeof sql>) {
  const { rows } = await sql<{ row: string }>`select row::text from (select ${what}) as found (row) order by 1`.execute(
    tx,
  )
  return rows.map(({ row }) => row)
}

async function emptied(db: Database) {
  for (const table of [
    ...tables,
    'seo_settings',
    'redirects',
    'audit_entries',
    'pgboss.job',
    'derived.content_changes',
  ]) {
    await sql`delete from ${sql.table(table)}`.execute(db)
  }
}

test('pieces come into an empty place as each by itself would, with everything that hangs on them', async ({
  database: { db },
}) => {
  const pictures = await createPictures(db)
  let written = 0
  await fc.assert(
    fc.asyncProperty(anySiteHistory(pictures), async (lives) => {
      const site = await db.startTransaction().execute()
      try {
        for (const life of lives) await replayHistory(site, life)
        const all = await Promise.all(entryArchives.map(async (archive) => listEntriesForArchive(site, archive, {})))
        await emptied(site)
        const inTheWayOf = (write: Write) =>
          after(site, async (tx) => {
            for (const [at, archive] of entryArchives.entries()) await write(tx, archive, all[at] ?? [])
            for (const [at, archive] of entryArchives.entries()) {
              await resolveOpenLinks(
                tx,
                archive,
                (all[at] ?? []).map(({ id }) => id),
              )
            }
          })
        expect(await inTheWayOf(together)).toEqual(await inTheWayOf(alone))
        written += all.flat().length
      } finally {
        await site.rollback().execute()
      }
    }),
    { numRuns: 6 },
  )
  expect(written).toBeGreaterThan(10)
}, 60_000)

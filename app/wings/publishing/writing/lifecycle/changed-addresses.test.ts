import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { announcePublication } from '~/wings/content/blog/jobs.server'
import { emptyPostContent } from '~/wings/content/blog/post-content'
import { postEntryType } from '~/wings/content/blog/post-entry-type.server'
import { setIndexNowEnabled } from '~/wings/web/crawlers/commands.server'
import { testEnvironment } from '~test/route-call'
import { expect, test } from '~test/test'
import { publishEntry, withdrawEntry } from './publication.commands.server'
import { saveDraft } from './save-draft.commands.server'

const ada = { id: randomUUID(), email: 'ada@studio.test' }
const nine = new Date('2026-03-01T09:00:00Z')

/** The addresses of which search engines are to be told since the last time somebody looked. */
async function told(db: Database) {
  const rows = await db.deleteFrom('indexNowQueue').returning('path').execute()
  return rows.map(({ path }) => path).toSorted()
}

test('search engines are told what came out, moved and went, and of nothing that nobody could see', async ({ db }) => {
  await setIndexNowEnabled(db, ada, true)
  const id = randomUUID()
  const content = (slug: string) => ({ ...emptyPostContent, title: 'A title', slug, body: '<p>Words</p>' })
  await saveDraft(db, postEntryType, ada, id, { basedOn: 0, content: content('first') }, nine)
  expect(await told(db)).toEqual([])
  await publishEntry(db, postEntryType, ada, id, {}, nine)
  expect(await told(db)).toEqual(['/blog/first'])
  await saveDraft(db, postEntryType, ada, id, { basedOn: 1, content: content('second') }, nine)
  expect(await told(db)).toEqual([])
  await publishEntry(db, postEntryType, ada, id, {}, nine)
  expect(await told(db)).toEqual(['/blog/first', '/blog/second'])
  await withdrawEntry(db, postEntryType, ada, id, nine)
  expect(await told(db)).toEqual(['/blog/second'])
  const at = new Date('2026-03-02T09:00:00Z')
  await publishEntry(db, postEntryType, ada, id, { at }, nine)
  expect(await told(db)).toEqual([])
  await announcePublication.run(db, { entryId: id, publishedAt: at.toISOString() }, testEnvironment())
  expect(await told(db)).toEqual(['/blog/second'])
})

test('the job is handed over with the change, and once', async ({ db }) => {
  const waiting = async () => {
    const { rows } = await sql<{
      name: string
    }>`select name from pgboss.job where name = 'submit-to-index-now'`.execute(db)
    return rows.length
  }
  await setIndexNowEnabled(db, ada, true)
  const id = randomUUID()
  const content = { ...emptyPostContent, title: 'A title', slug: 'a-title', body: '<p>Words</p>' }
  await saveDraft(db, postEntryType, ada, id, { basedOn: 0, content }, nine)
  expect(await waiting()).toBe(0)
  await publishEntry(db, postEntryType, ada, id, {}, nine)
  await withdrawEntry(db, postEntryType, ada, id, nine)
  expect(await waiting()).toBe(1)
})

import { randomUUID } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import { aPost } from '~/wings/content/blog/fixtures'
import { announcePublication } from '~/wings/content/blog/jobs.server'
import { emptyPostContent, type PostContent } from '~/wings/content/blog/post-content'
import { postEntryType } from '~/wings/content/blog/post-entry-type.server'
import { findPublishedPost } from '~/wings/content/blog/queries.server'
import { testEnvironment } from '~test/route-call'
import { expect, test } from '~test/test'
import { findEntryForEditor } from '../find-entry-for-editor.server'
import { renewPreviewLink } from '../preview-link.commands.server'
import { applyBulkAction, type PreviousState, undoBulkAction } from './bulk-actions.commands.server'
import { duplicateEntry } from './duplicate-entry.commands.server'
import { recordPresence, removePresence } from './presence.commands.server'
import { publishEntry, withdrawEntry } from './publication.commands.server'
import { saveDraft } from './save-draft.commands.server'
import { moveToTrash, purgeTrash, restoreFromTrash } from './trash.commands.server'

const ada = { id: randomUUID(), email: 'ada@studio.test' }
const nine = new Date('2026-03-01T09:00:00Z')
const ten = new Date('2026-03-01T10:00:00Z')
const days = (count: number) => new Date(nine.getTime() + count * 86_400_000)

const finished = (changes: Partial<PostContent> = {}): PostContent => ({
  ...emptyPostContent,
  title: 'A title',
  slug: 'a-title',
  body: '<p>Words</p>',
  ...changes,
})

async function aDraft(db: Database, changes: Partial<PostContent> = {}) {
  const id = randomUUID()
  await saveDraft(db, postEntryType, ada, id, { basedOn: 0, content: finished(changes) }, nine)
  return id
}

async function aPublicPostWithChanges(db: Database) {
  const id = await aDraft(db, { title: 'Public' })
  await publishEntry(db, postEntryType, ada, id, {}, nine)
  await saveDraft(db, postEntryType, ada, id, { basedOn: 1, content: finished({ title: 'Better' }) }, ten)
  return id
}

const actions = async (db: Database, id: string) =>
  (await db.selectFrom('auditEntries').select('action').where('subject', '=', `post:${id}`).execute()).map(
    ({ action }) => action,
  )

test('a post is published with what is being written, and says what a good post would have', async ({ db }) => {
  const id = await aDraft(db)
  const answer = await publishEntry(db, postEntryType, ada, id, { basedOn: 1 }, nine)
  expect(answer).toMatchObject({ revision: 1, publishedAt: nine, slug: 'a-title' })
  expect('warnings' in answer && Object.keys(answer.warnings)).toEqual(['description', 'coverId'])
  expect(await findPublishedPost(db, 'a-title', nine)).toMatchObject({ title: 'A title' })
  expect(await actions(db, id)).toContain('post.published')
})

test('what is missing is said beside its field, and nothing is published', async ({ db }) => {
  const id = await aDraft(db, { title: '', slug: '', body: '<p> </p>' })
  await expect(publishEntry(db, postEntryType, ada, id, {}, nine)).rejects.toMatchObject({
    status: 422,
    fields: { title: 'Add a title.', slug: 'Add a URL slug.', body: 'Add some content.' },
  })
  expect(await findEntryForEditor(db, postEntryType, id)).toMatchObject({ publishedAt: null })
})

test('an address that somebody has taken meanwhile is said when it is published', async ({ db }) => {
  const id = await aPublicPostWithChanges(db)
  await saveDraft(db, postEntryType, ada, id, { basedOn: 2, content: finished({ slug: 'wanted' }) }, ten)
  await aPost(db, { slug: 'wanted' })
  await expect(publishEntry(db, postEntryType, ada, id)).rejects.toMatchObject({
    status: 422,
    fields: { slug: expect.any(String) },
  })
  expect(await findPublishedPost(db, 'a-title')).toMatchObject({ title: 'Public' })
})

test('who has not seen the last save publishes nothing', async ({ db }) => {
  const id = await aDraft(db)
  await saveDraft(db, postEntryType, ada, id, { basedOn: 1, content: finished({ title: 'Seen by nobody' }) }, nine)
  await expect(publishEntry(db, postEntryType, ada, id, { basedOn: 1 }, nine)).rejects.toMatchObject({
    details: { current: { revision: 2 } },
  })
  expect(await findPublishedPost(db, 'a-title')).toBeUndefined()
})

test('a scheduled post comes out at its moment, and changes made before wait', async ({ db }) => {
  const id = await aDraft(db)
  await publishEntry(db, postEntryType, ada, id, { at: ten }, nine)
  await saveDraft(db, postEntryType, ada, id, { basedOn: 1, content: finished({ title: 'Later thought' }) }, nine)
  expect(await findPublishedPost(db, 'a-title', nine)).toBeUndefined()
  expect(await findPublishedPost(db, 'a-title', ten)).toMatchObject({ title: 'A title' })
  expect(await actions(db, id)).toContain('post.scheduled')
})

test('its coming out is written down once, and not at all for a moment that no longer holds', async ({ db }) => {
  const id = await aDraft(db)
  await publishEntry(db, postEntryType, ada, id, { at: ten }, nine)
  const announce = (publishedAt: Date) =>
    announcePublication.run(db, { entryId: id, publishedAt: publishedAt.toISOString() }, testEnvironment())
  const announced = async () => (await actions(db, id)).filter((action) => action === 'post.published on schedule')
  await publishEntry(db, postEntryType, ada, id, { at: days(1) }, nine)
  await announce(ten)
  expect(await announced()).toHaveLength(0)
  await announce(days(1))
  await announce(days(1))
  expect(await announced()).toHaveLength(1)
  await withdrawEntry(db, postEntryType, ada, id)
  await announce(days(1))
  expect(await announced()).toHaveLength(1)
})

test('a post that is published again keeps its date, a scheduled one comes out at once', async ({ db }) => {
  const id = await aPublicPostWithChanges(db)
  expect(await publishEntry(db, postEntryType, ada, id, {}, ten)).toMatchObject({ publishedAt: nine })
  const scheduled = await aDraft(db, { slug: 'scheduled' })
  await publishEntry(db, postEntryType, ada, scheduled, { at: days(1) }, nine)
  expect(await publishEntry(db, postEntryType, ada, scheduled, {}, ten)).toMatchObject({ publishedAt: ten })
})

test('a deleted post is gone for visitors, comes back as a draft, and is purged after thirty days', async ({ db }) => {
  const id = await aDraft(db)
  await publishEntry(db, postEntryType, ada, id, {}, nine)
  await moveToTrash(db, postEntryType, ada, id, nine)
  expect(await findPublishedPost(db, 'a-title')).toBeUndefined()
  await expect(publishEntry(db, postEntryType, ada, id)).rejects.toMatchObject({ status: 409 })
  await restoreFromTrash(db, postEntryType, ada, id)
  expect(await findEntryForEditor(db, postEntryType, id)).toMatchObject({ publishedAt: null, isDeleted: false })
  await moveToTrash(db, postEntryType, ada, id, nine)
  expect(await purgeTrash(db, postEntryType, days(29))).toBe(0)
  expect(await purgeTrash(db, postEntryType, days(31))).toBe(1)
  expect(await findEntryForEditor(db, postEntryType, id)).toBeUndefined()
})

test('what is still written in the trash is kept, and delays the purge', async ({ db }) => {
  const id = await aDraft(db)
  await moveToTrash(db, postEntryType, ada, id, nine)
  await saveDraft(db, postEntryType, ada, id, { basedOn: 1, content: finished({ title: 'Not lost' }) }, days(20))
  expect(await purgeTrash(db, postEntryType, days(31))).toBe(0)
  expect((await findEntryForEditor(db, postEntryType, id))?.content.title).toBe('Not lost')
})

test.for(['withdraw', 'delete'] as const)(
  '%s many posts, and undo makes them public as they were',
  async (action, { db }) => {
    const ids = [await aDraft(db, { slug: 'one' }), await aDraft(db, { slug: 'two' })]
    for (const id of ids) await publishEntry(db, postEntryType, ada, id, {}, nine)
    const { done, rejected } = await applyBulkAction(db, postEntryType, ada, { action: action, ids }, ten)
    expect(rejected).toEqual([])
    expect(await findPublishedPost(db, 'one')).toBeUndefined()
    await undoBulkAction(db, postEntryType, ada, done, ten)
    expect(await findPublishedPost(db, 'one')).toMatchObject({ publishedAt: nine })
    expect(await findPublishedPost(db, 'two')).toMatchObject({ publishedAt: nine })
  },
)

test('publishing many names those that are not ready and publishes the others', async ({ db }) => {
  const [ready, unready] = [await aDraft(db), await aDraft(db, { title: 'No text', slug: 'no-text', body: '' })]
  const report = await applyBulkAction(db, postEntryType, ada, { action: 'publish', ids: [ready, unready] }, nine)
  expect(report.done.map(({ id }) => id)).toEqual([ready])
  expect(report.rejected).toEqual([{ id: unready, title: 'No text', reason: 'Add some content.' }])
})

test('undoing a publication of changes brings the old text back, and the changes wait again', async ({ db }) => {
  const id = await aPublicPostWithChanges(db)
  const { done } = await applyBulkAction(db, postEntryType, ada, { action: 'publish', ids: [id] }, ten)
  expect(await findPublishedPost(db, 'a-title')).toMatchObject({ title: 'Better' })
  await undoBulkAction(db, postEntryType, ada, done, ten)
  expect(await findPublishedPost(db, 'a-title')).toMatchObject({ title: 'Public' })
  expect(await findEntryForEditor(db, postEntryType, id)).toMatchObject({
    hasUnpublishedChanges: true,
    content: { title: 'Better' },
  })
})

test('undo leaves alone what somebody has changed since, and publishes nothing that is unfinished', async ({ db }) => {
  const id = await aDraft(db)
  const { done } = await applyBulkAction(db, postEntryType, ada, { action: 'publish', ids: [id] }, nine)
  await saveDraft(db, postEntryType, ada, id, { basedOn: 1, content: finished({ title: 'Since' }) }, ten)
  const report = await undoBulkAction(db, postEntryType, ada, done, ten)
  expect(report.rejected).toMatchObject([{ reason: 'This post was changed since.' }])
  const empty = await aDraft(db, { slug: '', title: '' })
  const forged: PreviousState = { id: empty, revision: 1, contentRevision: 1, publishedAt: nine, deletedAt: null }
  expect((await undoBulkAction(db, postEntryType, ada, [forged], ten)).done).toEqual([])
})

test('a copy is a draft of the same words without an address', async ({ db }) => {
  const id = await aPublicPostWithChanges(db)
  const copy = await findEntryForEditor(db, postEntryType, await duplicateEntry(db, postEntryType, ada, id))
  expect(copy).toMatchObject({ publishedAt: null, content: { title: 'Better (copy)', slug: '', body: '<p>Words</p>' } })
})

test('a new preview link replaces the old one', async ({ db }) => {
  const id = await aDraft(db)
  const before = (await findEntryForEditor(db, postEntryType, id))?.previewPath
  const { previewKey } = await renewPreviewLink(db, postEntryType, ada, id)
  expect((await findEntryForEditor(db, postEntryType, id))?.previewPath).toBe(`/preview/${previewKey}`)
  expect(before).not.toContain(previewKey)
})

test('who has a post open is known to the others for thirty seconds, or until they leave', async ({ db }) => {
  const id = await aDraft(db)
  const person = async (email: string) =>
    (await db.insertInto('profiles').values({ email }).returning('id').executeTakeFirstOrThrow()).id
  const [one, two] = [await person('one@studio.test'), await person('two@studio.test')]
  const after = (seconds: number) => new Date(nine.getTime() + seconds * 1000)
  expect((await recordPresence(db, postEntryType, one, id, nine)).others).toEqual([])
  expect((await recordPresence(db, postEntryType, two, id, after(20))).others).toMatchObject([
    { email: 'one@studio.test', seenAt: nine },
  ])
  expect((await recordPresence(db, postEntryType, two, id, after(31))).others).toEqual([])
  await removePresence(db, two, id)
  expect((await recordPresence(db, postEntryType, one, id, after(32))).others).toEqual([])
})

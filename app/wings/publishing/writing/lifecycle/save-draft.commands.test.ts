import { randomUUID } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import { aPost } from '~/wings/content/blog/fixtures'
import { emptyPostContent, type PostContent } from '~/wings/content/blog/post-content'
import { postEntryType } from '~/wings/content/blog/post-entry-type.server'
import { findPublishedPost } from '~/wings/content/blog/queries.server'
import { expect, test } from '~test/test'
import { findEntryForEditor } from '../find-entry-for-editor.server'
import { EntryConflict } from './entry-conflict.server'
import { publishEntry, withdrawEntry } from './publication.commands.server'
import { restoreEntryRevision } from './restore-revision.commands.server'
import { findEntryRevision, listEntryRevisions } from './revisions.commands.server'
import { type SavedDraft, saveDraft } from './save-draft.commands.server'

const ada = { id: randomUUID(), email: 'ada@studio.test' }
const bob = { id: randomUUID(), email: 'bob@studio.test' }
const minutes = (count: number) => new Date(Date.UTC(2026, 2, 1, 9) + count * 60_000)

const content = (changes: Partial<PostContent> = {}): PostContent => ({ ...emptyPostContent, ...changes })
const finished = (changes: Partial<PostContent> = {}) =>
  content({ title: 'A title', slug: 'a-title', body: '<p>Words</p>', ...changes })

function saved(db: Database, postId: string, basedOn: number, changes: Partial<PostContent>, now = minutes(0)) {
  return saveDraft(db, postEntryType, ada, postId, { basedOn, content: finished(changes) }, now)
}

const actions = async (db: Database) =>
  (await db.selectFrom('auditEntries').select('action').orderBy('happenedAt').orderBy('action').execute()).map(
    ({ action }) => action,
  )

test('the first save makes the post under the id that the browser gave it', async ({ db }) => {
  const id = randomUUID()
  const answer = await saveDraft(
    db,
    postEntryType,
    ada,
    id,
    { basedOn: 0, content: content({ title: 'Only a title' }) },
    minutes(0),
  )
  expect(answer).toEqual({ revision: 1, savedAt: minutes(0) })
  expect(await findEntryForEditor(db, postEntryType, id)).toMatchObject({
    revision: 1,
    publishedAt: null,
    savedBy: ada.email,
    hasUnpublishedChanges: false,
    content: content({ title: 'Only a title' }),
  })
  expect(await actions(db)).toEqual(['post.created'])
})

test('a draft without an address is kept, and so are several of them', async ({ db }) => {
  for (const id of [randomUUID(), randomUUID()]) {
    await saved(db, id, 0, { slug: '' })
    expect((await findEntryForEditor(db, postEntryType, id))?.content.slug).toBe('')
  }
})

test('each save counts; what has not changed is no save', async ({ db }) => {
  const id = randomUUID()
  await saved(db, id, 0, {})
  expect((await saved(db, id, 1, { title: 'B' })).revision).toBe(2)
  expect((await saved(db, id, 2, { title: 'B' })).revision).toBe(2)
})

test('a save that was sent again because its answer was lost is no conflict', async ({ db }) => {
  const id = randomUUID()
  await saved(db, id, 0, { title: 'A' })
  expect((await saved(db, id, 0, { title: 'A' })).revision).toBe(1)
  await saved(db, id, 1, { title: 'B' })
  expect((await saved(db, id, 1, { title: 'B' })).revision).toBe(2)
})

test('who has not seen the last save cannot write over it, and gets it', async ({ db }) => {
  const id = randomUUID()
  await saved(db, id, 0, { title: 'Ada' })
  await saved(db, id, 1, { title: 'Ada again' })
  const stale = { basedOn: 1, content: finished({ title: 'Bob' }) }
  await expect(saveDraft(db, postEntryType, bob, id, stale, minutes(1))).rejects.toMatchObject({
    status: 409,
    details: {
      current: { revision: 2, content: finished({ title: 'Ada again' }), savedBy: ada.email, savedAt: minutes(0) },
    },
  })
  expect((await findEntryForEditor(db, postEntryType, id))?.content.title).toBe('Ada again')
})

test('a version that was met by another one stays in the history when that one takes over', async ({ db }) => {
  const id = randomUUID()
  await saved(db, id, 0, { title: 'First window' })
  await expect(saved(db, id, 9, { title: 'Second window' }, minutes(1))).rejects.toThrow(EntryConflict)
  await saved(db, id, 1, { title: 'Second window' }, minutes(1))
  expect((await findEntryRevision(db, postEntryType, id, 1))?.content.title).toBe('First window')
  expect((await listEntryRevisions(db, id)).map(({ title, reason }) => [title, reason])).toEqual([
    ['Second window', 'saved'],
    ['First window', 'conflict'],
  ])
})

test('a save of a post that is gone says so', async ({ db }) => {
  await expect(saved(db, randomUUID(), 3, {})).rejects.toMatchObject({ status: 404 })
})

test('a taken address does not fail the save: everything else is kept', async ({ db }) => {
  await aPost(db, { slug: 'taken', title: 'The holder' })
  const id = randomUUID()
  await saved(db, id, 0, { slug: 'mine' })
  const answer = await saved(db, id, 1, { slug: 'taken', title: 'New title' })
  expect(answer.fieldErrors).toEqual({ slug: '“The holder” already uses this URL slug. Choose another.' })
  expect((await findEntryForEditor(db, postEntryType, id))?.content).toMatchObject({ slug: 'mine', title: 'New title' })
})

test('a suggested address that is taken gives way to the next free one, and so does the same save sent again', async ({
  db,
}) => {
  await aPost(db, { slug: 'top-10', title: 'Top 10' })
  await aPost(db, { slug: 'top-10-2', title: 'Top 10' })
  const [id, namesake] = [randomUUID(), { slug: 'top-10', title: 'Top 10' }]
  expect(await saved(db, id, 0, namesake)).toMatchObject({ revision: 1, slug: 'top-10-3' })
  expect(await saved(db, id, 0, namesake)).toMatchObject({ revision: 1, slug: 'top-10-3' })
  expect((await findEntryForEditor(db, postEntryType, id))?.content.slug).toBe('top-10-3')
  expect(await saved(db, id, 1, { ...namesake, slug: 'top-10-3', description: 'New' })).not.toHaveProperty('slug')
})

test('a picture that is not in the library does not fail the save', async ({ db }) => {
  const id = randomUUID()
  const answer = await saved(db, id, 0, { coverId: randomUUID(), title: 'T' })
  expect(answer.fieldErrors).toHaveProperty('coverId')
  expect((await findEntryForEditor(db, postEntryType, id))?.content).toMatchObject({ coverId: null, title: 'T' })
})

test('what visitors see of a public post changes with its publication only', async ({ db }) => {
  const id = randomUUID()
  await saved(db, id, 0, { title: 'Public' })
  await publishEntry(db, postEntryType, ada, id, {}, minutes(1))
  await saved(db, id, 1, { title: 'Better', slug: 'better' }, minutes(2))
  expect(await findPublishedPost(db, 'a-title')).toMatchObject({ title: 'Public' })
  expect(await findEntryForEditor(db, postEntryType, id)).toMatchObject({
    hasUnpublishedChanges: true,
    content: { title: 'Better' },
  })
  await publishEntry(db, postEntryType, ada, id, {}, minutes(3))
  expect(await findPublishedPost(db, 'a-title')).toBeUndefined()
  expect(await findPublishedPost(db, 'better')).toMatchObject({ title: 'Better', publishedAt: minutes(1) })
  expect(await findEntryForEditor(db, postEntryType, id)).toMatchObject({
    hasUnpublishedChanges: false,
    publishedSlug: 'better',
  })
})

test('a withdrawn post keeps the changes that were not published', async ({ db }) => {
  const id = randomUUID()
  await saved(db, id, 0, { title: 'Public' })
  await publishEntry(db, postEntryType, ada, id, {}, minutes(1))
  await saved(db, id, 1, { title: 'Better' }, minutes(2))
  await withdrawEntry(db, postEntryType, ada, id)
  expect(await findPublishedPost(db, 'a-title')).toBeUndefined()
  expect(await findEntryForEditor(db, postEntryType, id)).toMatchObject({
    publishedAt: null,
    content: { title: 'Better' },
  })
  await saved(db, id, 2, { title: 'Best' }, minutes(3))
  expect(await findEntryForEditor(db, postEntryType, id)).toMatchObject({
    hasUnpublishedChanges: false,
    content: { title: 'Best' },
  })
  expect((await findEntryRevision(db, postEntryType, id, 1))?.content.title).toBe('Public')
})

test('autosaves within five minutes are one revision with the last state, and one line in the audit log', async ({
  db,
}) => {
  const id = randomUUID()
  let { revision }: SavedDraft = await saved(db, id, 0, { title: 'at 0' })
  for (const at of [1, 2, 4, 6, 7]) ({ revision } = await saved(db, id, revision, { title: `at ${at}` }, minutes(at)))
  expect((await listEntryRevisions(db, id)).map(({ title, createdAt }) => [title, createdAt])).toEqual([
    ['at 7', minutes(7)],
    ['at 4', minutes(4)],
  ])
  expect(await actions(db)).toEqual(['post.created', 'post.saved'])
})

test('the saves of two people are never one revision', async ({ db }) => {
  const id = randomUUID()
  await saved(db, id, 0, { title: 'Ada' })
  await saveDraft(db, postEntryType, bob, id, { basedOn: 1, content: finished({ title: 'Bob' }) }, minutes(1))
  expect((await listEntryRevisions(db, id)).map(({ authorEmail }) => authorEmail)).toEqual([bob.email, ada.email])
})

test('an earlier revision comes back as a new one, and the state before it stays', async ({ db }) => {
  const id = randomUUID()
  await saved(db, id, 0, { title: 'Early' })
  await saved(db, id, 1, { title: 'Late' }, minutes(10))
  const answer = await restoreEntryRevision(db, postEntryType, bob, id, { revision: 1 }, minutes(11))
  expect(answer).toMatchObject({ revision: 3, content: { title: 'Early' } })
  expect((await listEntryRevisions(db, id)).map(({ title, reason }) => [title, reason])).toEqual([
    ['Early', 'restored'],
    ['Late', 'saved'],
    ['Early', 'saved'],
  ])
})

test('a post that came by an import is kept in the history before it is written over', async ({ db }) => {
  const { id } = await aPost(db, { title: 'Imported', slug: 'imported', publishedAt: null })
  await saved(db, id, 1, { slug: 'imported' }, minutes(1))
  expect(await listEntryRevisions(db, id)).toMatchObject([
    { reason: 'saved' },
    { reason: 'snapshot', title: 'Imported' },
  ])
})

test('search fields stand under the address and move with it', async ({ db }) => {
  const id = randomUUID()
  const seo = { ...emptyPostContent.seo, metaTitle: 'For machines', isNoindex: true }
  await saved(db, id, 0, { seo, slug: '' })
  await saved(db, id, 1, { seo, slug: 'here' })
  await saved(db, id, 2, { seo, slug: 'there' })
  const rows = await db.selectFrom('seoSettings').select(['pagePath', 'metaTitle', 'robotsMeta']).execute()
  expect(rows).toEqual([{ pagePath: '/blog/there', metaTitle: 'For machines', robotsMeta: 'noindex' }])
  expect((await findEntryForEditor(db, postEntryType, id))?.content.seo).toEqual(seo)
})

test('the reading time is computed, and unknown while there is no text', async ({ db }) => {
  const id = randomUUID()
  const readTime = async () =>
    (await db.selectFrom('blogPosts').select('readTimeInt').where('id', '=', id).executeTakeFirstOrThrow()).readTimeInt
  await saved(db, id, 0, { body: '' })
  expect(await readTime()).toBeNull()
  await saved(db, id, 1, { body: `<p>${'word '.repeat(700)}</p>` })
  expect(await readTime()).toBe(3)
})

import { randomUUID } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import { DAY_MS } from '~/platform/time/dates'
import { emptyPostContent, type PostContent } from '~/wings/content/blog/post-content'
import { postEntryType } from '~/wings/content/blog/post-entry-type.server'
import { findRedirectTarget } from '~/wings/web/redirects/redirect-or-not-found.server'
import { testAdmin } from '~test/admin-request'
import { expect, test } from '~test/test'
import { findEntryForEditor } from '../find-entry-for-editor.server'
import { duplicateEntry } from './duplicate-entry.commands.server'
import { publishEntry } from './publication.commands.server'
import { saveDraft } from './save-draft.commands.server'
import { moveToTrash, purgeTrash } from './trash.commands.server'

const linked = '<p><a href="/blog/target">there</a></p>'

async function published(db: Database, changes: Partial<PostContent>, id: string = randomUUID(), basedOn = 0) {
  const content = { ...emptyPostContent, title: 'A post', body: '<p>Text</p>', ...changes }
  await saveDraft(db, postEntryType, testAdmin, id, { basedOn, content })
  await publishEntry(db, postEntryType, testAdmin, id)
  return id
}

async function storedBody(db: Database, id: string) {
  const { body } = await db.selectFrom('blogPosts').select('body').where('id', '=', id).executeTakeFirstOrThrow()
  return body
}

test('a post stores which page it links to, and its writers see the address of today', async ({ db }) => {
  const target = await published(db, { slug: 'target' })
  const post = await published(db, { slug: 'post', body: linked })
  expect(await storedBody(db, post)).toBe(`<p><a href="page:${target}">there</a></p>`)
  await published(db, { slug: 'moved' }, target, 1)
  expect((await findEntryForEditor(db, postEntryType, post))?.content.body).toBe(linked.replace('target', 'moved'))
  expect(await findRedirectTarget(db, '/blog/target')).toBe('/blog/moved')
  expect(await db.selectFrom('pageLinks').selectAll().execute()).toEqual([{ fromPage: post, toPage: target }])
})

test('what links to a page that is no more is published all the same, with plain words', async ({ db }) => {
  const target = await published(db, { slug: 'target' })
  const post = await published(db, { slug: 'post', body: '<p>Text</p>' })
  const content = { ...emptyPostContent, title: 'A post', slug: 'post', body: linked }
  await saveDraft(db, postEntryType, testAdmin, post, { basedOn: 1, content })
  await moveToTrash(db, postEntryType, testAdmin, target)
  expect(await purgeTrash(db, postEntryType, new Date(Date.now() + 31 * DAY_MS))).toBe(1)
  await publishEntry(db, postEntryType, testAdmin, post)
  expect((await findEntryForEditor(db, postEntryType, post))?.content.body).toBe('<p><a>there</a></p>')
  expect(await db.selectFrom('pageLinks').selectAll().execute()).toEqual([])
})

test('the address of a draft may change without leaving a trace', async ({ db }) => {
  const id = randomUUID()
  const content = { ...emptyPostContent, title: 'A', slug: 'first', body: '<p>Text</p>' }
  await saveDraft(db, postEntryType, testAdmin, id, { basedOn: 0, content })
  await saveDraft(db, postEntryType, testAdmin, id, { basedOn: 1, content: { ...content, slug: 'second' } })
  expect(await db.selectFrom('redirects').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('pages').select('path').execute()).toEqual([{ path: '/blog/second' }])
})

test('saving what the editor was given changes nothing', async ({ db }) => {
  await published(db, { slug: 'target' })
  const post = await published(db, { slug: 'post', body: linked })
  const opened = await findEntryForEditor(db, postEntryType, post)
  const saved = await saveDraft(db, postEntryType, testAdmin, post, {
    basedOn: 1,
    content: opened?.content ?? emptyPostContent,
  })
  expect(saved).toMatchObject({ revision: 1 })
})

test('a duplicate keeps its links', async ({ db }) => {
  const target = await published(db, { slug: 'target' })
  const copy = await duplicateEntry(db, postEntryType, testAdmin, await published(db, { slug: 'post', body: linked }))
  expect(await storedBody(db, copy)).toContain(`page:${target}`)
})

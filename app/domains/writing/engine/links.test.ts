import { randomUUID } from 'node:crypto'
import { emptyPost, type PostContent } from '~/domains/blog/post-content'
import { postKind } from '~/domains/blog/post-kind.server'
import { findNewAddress } from '~/domains/redirects/moved.server'
import type { Database } from '~/platform/database/database.server'
import { DAY_MS } from '~/platform/dates'
import { testAdmin } from '~test/admin-request'
import { expect, test } from '~test/test'
import { openPiece } from '../open-piece.server'
import { duplicate } from './duplicate.server'
import { publish } from './publication.server'
import { saveDraft } from './save-draft.server'
import { moveToTrash, purgeTrash } from './trash.server'

const linked = '<p><a href="/blog/target">there</a></p>'

async function published(db: Database, changes: Partial<PostContent>, id: string = randomUUID(), basedOn = 0) {
  const content = { ...emptyPost, title: 'A post', body: '<p>Text</p>', ...changes }
  await saveDraft(db, postKind, testAdmin, id, { basedOn, content })
  await publish(db, postKind, testAdmin, id)
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
  expect((await openPiece(db, postKind, post))?.content.body).toBe(linked.replace('target', 'moved'))
  expect(await findNewAddress(db, '/blog/target')).toBe('/blog/moved')
  expect(await db.selectFrom('pageLinks').selectAll().execute()).toEqual([{ fromPage: post, toPage: target }])
})

test('what links to a page that is no more is published all the same, with plain words', async ({ db }) => {
  const target = await published(db, { slug: 'target' })
  const post = await published(db, { slug: 'post', body: '<p>Text</p>' })
  const content = { ...emptyPost, title: 'A post', slug: 'post', body: linked }
  await saveDraft(db, postKind, testAdmin, post, { basedOn: 1, content })
  await moveToTrash(db, postKind, testAdmin, target)
  expect(await purgeTrash(db, postKind, new Date(Date.now() + 31 * DAY_MS))).toBe(1)
  await publish(db, postKind, testAdmin, post)
  expect((await openPiece(db, postKind, post))?.content.body).toBe('<p><a>there</a></p>')
  expect(await db.selectFrom('pageLinks').selectAll().execute()).toEqual([])
})

test('the address of a draft may change without leaving a trace', async ({ db }) => {
  const id = randomUUID()
  const content = { ...emptyPost, title: 'A', slug: 'first', body: '<p>Text</p>' }
  await saveDraft(db, postKind, testAdmin, id, { basedOn: 0, content })
  await saveDraft(db, postKind, testAdmin, id, { basedOn: 1, content: { ...content, slug: 'second' } })
  expect(await db.selectFrom('redirects').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('pages').select('path').execute()).toEqual([{ path: '/blog/second' }])
})

test('saving what the editor was given changes nothing', async ({ db }) => {
  await published(db, { slug: 'target' })
  const post = await published(db, { slug: 'post', body: linked })
  const opened = await openPiece(db, postKind, post)
  const saved = await saveDraft(db, postKind, testAdmin, post, { basedOn: 1, content: opened?.content ?? emptyPost })
  expect(saved).toMatchObject({ revision: 1 })
})

test('a duplicate keeps its links', async ({ db }) => {
  const target = await published(db, { slug: 'target' })
  const copy = await duplicate(db, postKind, testAdmin, await published(db, { slug: 'post', body: linked }))
  expect(await storedBody(db, copy)).toContain(`page:${target}`)
})

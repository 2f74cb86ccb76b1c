import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { Database } from '~/platform/database/database.server'
import { emptyPostContent, type PostContent } from '~/wings/content/blog/post-content'
import { postEntryType } from '~/wings/content/blog/post-entry-type.server'
import { aPublishedLandingPage } from '~/wings/content/landing-pages/fixtures'
import { newBlock } from '~/wings/content/landing-pages/new-block'
import { findEntryForEditor } from '~/wings/publishing/writing/find-entry-for-editor.server'
import { publishEntry, withdrawEntry } from '~/wings/publishing/writing/lifecycle/publication.commands.server'
import { saveDraft } from '~/wings/publishing/writing/lifecycle/save-draft.commands.server'
import { moveToTrash } from '~/wings/publishing/writing/lifecycle/trash.commands.server'
import { aProduct } from '~/wings/shop/products/fixtures'
import { testAdmin } from '~test/admin-request'
import { anyPlainText } from '~test/any-malformed-html'
import { expect, test } from '~test/test'
import { compileRules } from './engine/placing/compile-rules'
import { planPage } from './engine/placing/plan-page'
import { allPublic, aRule, noLimits } from './fixtures'
import { placeLinksInPage, removeLinksFromPage } from './place-links-in-page.commands.server'
import { findPublicPageTexts, type PublicPageTexts, streamPublicPageTexts } from './public-page-texts.queries.server'

const target = randomUUID()
const rules = compileRules([
  aRule({ id: 'page', toPage: target, isNofollow: true, opensNewTab: true }),
  aRule({ id: 'url', keyword: 'pricing', toUrl: '/pricing?a=1&b=2' }),
])
const plan = (page: PublicPageTexts) => planPage(rules, page, allPublic, noLimits).insertions

async function aPublicPost(db: Database, changes: Partial<PostContent> = {}) {
  const id = randomUUID()
  const content = {
    ...emptyPostContent,
    title: 'A post',
    slug: `post-${id}`,
    body: '<p>The queue and the pricing.</p>',
    ...changes,
  }
  await saveDraft(db, postEntryType, testAdmin, id, { basedOn: 0, content })
  await publishEntry(db, postEntryType, testAdmin, id)
  return id
}

async function textsOf(db: Database, id: string) {
  const [page] = await findPublicPageTexts(db, [id])
  if (!page) throw new Error('Nobody sees this piece.')
  return page
}

async function readAll(db: Database) {
  const all: PublicPageTexts[] = []
  for await (const some of streamPublicPageTexts(db)) all.push(...some)
  return all
}

const rowOf = (db: Database, id: string) =>
  db.selectFrom('blogPosts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const contentOf = async (db: Database, id: string) => {
  const { revision, contentRevision, updatedAt, savedAt, ...content } = await rowOf(db, id)
  return content
}

test('the texts of all kinds of pieces are read, each with its page and categories; what nobody sees is not', async ({
  db,
}) => {
  const post = await aPublicPost(db, { category: 'guides', slug: 'first' })
  await withdrawEntry(db, postEntryType, testAdmin, await aPublicPost(db))
  const { id: product } = await aProduct(db, { slug: 'queuepro', body: '<p>Lines</p>' })
  const blocks = [{ ...newBlock('rich-text', 'text'), html: '<p>Booking</p>' }]
  const variants = [{ id: 'other', name: 'Other', share: 20, blocks }]
  const { id: page } = await aPublishedLandingPage(db, { slug: 'booking', blocks, variants })
  const all = await readAll(db)
  expect(all).toMatchObject([
    {
      id: post,
      kind: 'post',
      path: '/blog/first',
      categories: ['guides'],
      texts: ['<p>The queue and the pricing.</p>'],
    },
    { id: product, kind: 'product', path: '/tools/queuepro', categories: ['saas'], texts: ['<p>Lines</p>'] },
    { id: page, kind: 'landing-page', path: '/booking', categories: [], texts: ['<p>Booking</p>', '<p>Booking</p>'] },
  ])
  const found = await findPublicPageTexts(db, [page, post])
  const stored = (one: PublicPageTexts | undefined) => ({ ...one, getFullTexts: undefined })
  expect(found.map(stored)).toEqual([all[0], all[2]].map(stored))
})

test('all that a page says is more than the texts that may be linked', async ({ db }) => {
  await aPublicPost(db, { slug: 'first' })
  await aProduct(db, { slug: 'queuepro', tagline: 'A line without standing', body: '<p>Lines</p>' })
  const hero = { ...newBlock('hero', 'top'), title: 'Eight wheels', text: 'One kiln' }
  await aPublishedLandingPage(db, { slug: 'booking', blocks: [hero] })
  const [post, product, page] = await readAll(db)
  expect(post?.getFullTexts()).toEqual(post?.texts)
  expect(product?.getFullTexts().join()).toMatch(/A line without standing.*<p>Lines<\/p>/)
  expect([page?.texts.join(), page?.getFullTexts().join()]).toEqual([
    '',
    expect.stringMatching(/Eight wheels.*One kiln/),
  ])
})

test('every piece is read once, however many there are', async ({ db }) => {
  const made = await db
    .insertInto('blogPosts')
    .values(
      Array.from({ length: 31 }, (_, at) => ({ title: 'A', slug: `p-${at}`, publishedAt: new Date('2026-01-01') })),
    )
    .returning('id')
    .execute()
  const read = (await readAll(db)).map(({ id }) => id)
  expect(read).toEqual(made.map(({ id }) => id).sort())
})

test('links that are put in are public at once, and taking them out gives back every byte', async ({ db }) => {
  const id = await aPublicPost(db)
  await db.updateTable('blogPosts').set({ readTimeInt: 42 }).where('id', '=', id).execute()
  const [page, before] = [await textsOf(db, id), await contentOf(db, id)]
  const { revision, placed } = await placeLinksInPage(db, testAdmin, page, plan(page))
  expect(await rowOf(db, id)).toMatchObject({ revision, contentRevision: revision, readTimeInt: 42 })
  expect((await rowOf(db, id)).body).toBe(
    `<p>The <a href="page:${target}" rel="nofollow noopener" target="_blank">queue</a> and the <a href="/pricing?a=1&amp;b=2">pricing</a>.</p>`,
  )
  await removeLinksFromPage(db, testAdmin, { ...page, revision }, placed)
  expect(await contentOf(db, id)).toEqual(before)
})

test('a piece that was edited, waits to be published, is in the trash or withdrawn keeps its text, with the reason', async ({
  db,
}) => {
  const id = await aPublicPost(db)
  const read = await textsOf(db, id)
  const place = () => placeLinksInPage(db, testAdmin, read, plan(read))
  const content = { ...emptyPostContent, title: 'Another', slug: 'another', body: '<p>Another queue</p>' }
  await saveDraft(db, postEntryType, testAdmin, id, { basedOn: 1, content })
  await expect(place()).rejects.toThrow('Its page was edited by hand.')
  const waiting = await textsOf(db, id)
  expect(waiting).toMatchObject({ hasUnpublishedChanges: true, texts: read.texts })
  await expect(placeLinksInPage(db, testAdmin, waiting, plan(waiting))).rejects.toThrow('has unpublished changes')
  await publishEntry(db, postEntryType, testAdmin, id)
  const now = await textsOf(db, id)
  await withdrawEntry(db, postEntryType, testAdmin, id)
  await expect(placeLinksInPage(db, testAdmin, now, plan(now))).rejects.toThrow('no longer published')
  await moveToTrash(db, postEntryType, testAdmin, id)
  await expect(placeLinksInPage(db, testAdmin, now, plan(now))).rejects.toThrow('in the trash')
  expect((await rowOf(db, id)).body).toBe(content.body)
})

test('a text that was led on by an import since it was read is left alone', async ({ db }) => {
  const id = await aPublicPost(db)
  const read = await textsOf(db, id)
  await db.updateTable('blogPosts').set({ body: '<p>Other words.</p>' }).where('id', '=', id).execute()
  await expect(placeLinksInPage(db, testAdmin, read, plan(read))).rejects.toThrow('changed since then')
})

test('a text that would be too long for the editor gets no link', async ({ db }) => {
  const id = await aPublicPost(db, { body: `<p>The queue ${'x'.repeat(999_980)}</p>` })
  const read = await textsOf(db, id)
  await expect(placeLinksInPage(db, testAdmin, read, plan(read))).rejects.toThrow('too long for a post')
})

test('opening and saving a linked text in the editor changes none of its bytes', async ({ db }) => {
  const linked = await aPublicPost(db, { slug: 'target' })
  const toPost = compileRules([
    aRule({ id: 'a', toPage: linked, isNofollow: true, opensNewTab: true }),
    aRule({ id: 'b', keyword: 'clusters', toUrl: 'https://example.com/?a=1&b="2"', opensNewTab: true }),
    aRule({ id: 'c', keyword: 'pricing', toUrl: '/elsewhere', hasWordForms: true }),
  ])
  await fc.assert(
    fc.asyncProperty(anyPlainText, async (text) => {
      const id = await aPublicPost(db, { body: `<p>queue ${text.toWellFormed()}</p>` })
      const page = await textsOf(db, id)
      const { insertions } = planPage(toPost, page, allPublic, noLimits)
      const { revision } = await placeLinksInPage(db, testAdmin, page, insertions)
      const { body } = await rowOf(db, id)
      const opened = await findEntryForEditor(db, postEntryType, id)
      const content = opened?.content as PostContent
      expect(await saveDraft(db, postEntryType, testAdmin, id, { basedOn: revision, content })).toMatchObject({
        revision,
      })
      expect((await rowOf(db, id)).body).toBe(body)
    }),
    { numRuns: 25 },
  )
})

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { emptyPostContent, type PostContent } from '~/wings/content/blog/post-content'
import { postEntryType } from '~/wings/content/blog/post-entry-type.server'
import { aCompleteLandingPage } from '~/wings/content/landing-pages/fixtures'
import { landingPageEntryType } from '~/wings/content/landing-pages/landing-page-entry-type.server'
import { newBlock } from '~/wings/content/landing-pages/new-block'
import { aProductContent } from '~/wings/shop/products/fixtures'
import type { ProductContent } from '~/wings/shop/products/product-content'
import { productEntryType } from '~/wings/shop/products/product-entry-type.server'
import { aPictureRow } from '~/wings/site/media/fixtures'
import { expect, test } from '~test/test'
import { cleanEntries, createEntries, type NewEntry } from './create-entries.commands.server'
import { discardEntries } from './discard-entries.commands.server'
import type { EntryContent } from './entry'
import type { EntryType } from './entry-type.server'
import { findEntryForEditor } from './find-entry-for-editor.server'
import { publishEntry, withdrawEntry } from './lifecycle/publication.commands.server'
import { saveDraft } from './lifecycle/save-draft.commands.server'
import { moveToTrash } from './lifecycle/trash.commands.server'

const ada = { id: randomUUID(), email: 'ada@studio.test' }
const cause = { subject: 'bulk-run:1', title: 'Towns' }
const who = { by: ada, cause }
const now = new Date('2026-03-01T09:00:00Z')
const later = new Date('2026-03-02T09:00:00Z')

const post = (changes: Partial<PostContent> = {}): PostContent => ({
  ...emptyPostContent,
  title: 'A title',
  slug: 'a-title',
  body: '<p>Words</p>',
  ...changes,
})

async function makeMany<Content extends EntryContent>(
  db: Database,
  kind: EntryType<Content>,
  entries: NewEntry<Content>[],
  at: Date,
) {
  return createEntries(db, kind, who, await cleanEntries(kind, entries), at)
}

/** Whatever the database holds of a piece, with its own id and address blotted out. */
async function everythingOf<Content extends EntryContent>(db: Database, kind: EntryType<Content>, id: string) {
  const table = kind.table.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const row = await sql<{ slug: string }>`select * from ${sql.table(table)} where id = ${id}`.execute(db)
  const { slug = 'nothing' } = row.rows[0] ?? {}
  const path = kind.pathFor(slug)
  const rows = {
    row: row.rows,
    revisions: await db.selectFrom('entryRevisions').selectAll().where('entryId', '=', id).execute(),
    drafts: await db.selectFrom('entryDrafts').selectAll().where('entryId', '=', id).execute(),
    page: await db.selectFrom('pages').selectAll().where('id', '=', id).execute(),
    links: await db.selectFrom('pageLinks').selectAll().where('fromPage', '=', id).orderBy('toPage').execute(),
    seo: await db.selectFrom('seoSettings').selectAll().where('pagePath', '=', path).execute(),
    media: await db
      .selectFrom('mediaUses')
      .selectAll()
      .where('subject', '=', `${kind.name}:${id}`)
      .orderBy('mediaId')
      .execute(),
  }
  const text = JSON.stringify(rows, (name, value) => (/^(id|previewKey|updatedAt)$/.test(name) ? undefined : value))
  return JSON.parse(text.replaceAll(id, 'ID').replaceAll(slug, 'SLUG'))
}

test('many pieces are made as their first save would have made each', async ({ db }) => {
  const target = randomUUID()
  await saveDraft(
    db,
    postEntryType,
    ada,
    target,
    { basedOn: 0, content: post({ title: 'Target', slug: 'target' }) },
    now,
  )
  const [cover, inText] = [await aPictureRow(db), await aPictureRow(db)]
  const picture = `<img src="/media/${inText.checksum}-800.webp" alt="A sea" />`
  const seo = { ...emptyPostContent.seo, metaTitle: 'Found by this', isNoindex: true }
  const link = '<p><a href="/blog/target">there</a> <a href="javascript:alert(1)">not there</a></p>'
  const contents: Partial<PostContent>[] = [
    {},
    { title: ' Two\n lines ', body: `<h2>A head</h2>${link}${picture}`, coverId: cover.id, coverAlt: 'x', seo },
    { tags: ['a', 'A', 'b'], body: '<script>alert(1)</script>' },
    { title: '', body: '' },
  ]
  for (const [position, changes] of contents.entries()) {
    const [one, other] = [randomUUID(), randomUUID()]
    const content = (slug: string) => post({ ...changes, slug })
    await saveDraft(db, postEntryType, ada, one, { basedOn: 0, content: content(`one-${position}`) }, now)
    const made = await makeMany(db, postEntryType, [{ id: other, content: content(`two-${position}`) }], now)
    expect(made).toEqual({ createdIds: [other], rejected: [] })
    expect(await everythingOf(db, postEntryType, other)).toEqual(await everythingOf(db, postEntryType, one))
  }
})

test('landing pages too, with what stands in their blocks', async ({ db }) => {
  const { id: pictureId } = await aPictureRow(db)
  const hero = { ...newBlock('hero', 'a'), title: 'Book', picture: { id: pictureId, alt: 'A calendar' } }
  const text = { ...newBlock('rich-text', 'b'), html: '<p onclick="x">Text <em>here</em></p>' }
  const content = (slug: string) => aCompleteLandingPage({ slug, blocks: [hero, text] })
  const [one, other] = [randomUUID(), randomUUID()]
  // two addresses that the search takes for one: it leaves out what every text has
  await saveDraft(db, landingPageEntryType, ada, one, { basedOn: 0, content: content('a-page') }, now)
  await makeMany(db, landingPageEntryType, [{ id: other, content: content('the-page') }], now)
  expect(await everythingOf(db, landingPageEntryType, other)).toEqual(await everythingOf(db, landingPageEntryType, one))
})

test('a piece whose address is taken is not made, and is told why', async ({ db }) => {
  await saveDraft(db, landingPageEntryType, ada, randomUUID(), { basedOn: 0, content: aCompleteLandingPage() }, now)
  const page = (slug: string, title: string) => ({ id: randomUUID(), content: aCompleteLandingPage({ slug, title }) })
  const pages = [page('booking', 'A'), page('leeds', 'B'), page('leeds', 'C'), page('blog', 'D'), page('', 'E')]
  const { createdIds, rejected } = await makeMany(db, landingPageEntryType, pages, now)
  expect(createdIds).toEqual([pages[1]?.id, pages[4]?.id])
  const reasons = new Map(rejected.map(({ id, reason }) => [id, reason]))
  expect(pages.map(({ id }) => reasons.get(id))).toEqual([
    '“Booking for studios” already uses this URL slug. Choose another.',
    undefined,
    '“B” already uses this URL slug. Choose another.',
    expect.stringMatching(/^\/blog .*Choose another URL slug\.$/),
    undefined,
  ])
})

test('a piece with a picture that is gone is not made without it, and is told why', async ({ db }) => {
  const hero = { ...newBlock('hero', 'a'), title: 'Book', picture: { id: randomUUID(), alt: 'A calendar' } }
  const pages = [
    { id: randomUUID(), content: aCompleteLandingPage({ slug: 'leeds', blocks: [hero] }) },
    { id: randomUUID(), content: aCompleteLandingPage({ slug: 'leeds' }) },
  ]
  expect(await makeMany(db, landingPageEntryType, pages, now)).toEqual({
    createdIds: [pages[1]?.id],
    rejected: [{ id: pages[0]?.id, reason: 'This image is no longer in the media library. Choose another.' }],
  })
})

test('the audit log has one entry for all of them, with what looked suspicious in any', async ({ db }) => {
  const pieces = [post({ slug: 'a' }), post({ slug: 'b', body: '<script>x</script>' })].map((content) => {
    return { id: randomUUID(), content }
  })
  await makeMany(db, postEntryType, pieces, now)
  const entries = await db.selectFrom('auditEntries').select(['action', 'subject', 'after', 'flags']).execute()
  expect(entries).toEqual([
    { action: 'posts.created', subject: 'bulk-run:1', after: { pieces: 2 }, flags: ['a script tag'] },
  ])
})

test('pieces nobody could see are deleted for good, what was public goes into the trash, what was saved since stays', async ({
  db,
}) => {
  const [draft, planned, shown, hidden, edited] = ['draft', 'planned', 'shown', 'hidden', 'edited'].map((slug) => {
    return { id: randomUUID(), content: post({ slug, seo: { ...emptyPostContent.seo, metaTitle: slug } }) }
  }) as [Piece, Piece, Piece, Piece, Piece]
  const all = [draft, planned, shown, hidden, edited]
  await makeMany(db, postEntryType, all, now)
  await publishEntry(db, postEntryType, ada, planned.id, { at: later }, now)
  await publishEntry(db, postEntryType, ada, shown.id, {}, now)
  await publishEntry(db, postEntryType, ada, hidden.id, {}, now)
  await withdrawEntry(db, postEntryType, ada, hidden.id, now)
  await saveDraft(db, postEntryType, ada, edited.id, {
    basedOn: 1,
    content: post({ slug: 'edited', body: '<p>Mine</p>' }),
  })
  const expected = [...all, { id: randomUUID() }].map(({ id }) => ({ id, revision: 1 }))
  const fates = await discardEntries(db, postEntryType, who, expected, now)
  expect(fates).toEqual(
    new Map([
      ...[draft, planned].map(({ id }) => [id, 'deleted'] as const),
      ...[shown, hidden].map(({ id }) => [id, 'trashed'] as const),
      [edited.id, 'changed'] as const,
    ]),
  )
  const nothing = { row: [], revisions: [], drafts: [], page: [], links: [], seo: [], media: [] }
  expect(await everythingOf(db, postEntryType, draft.id)).toEqual(nothing)
  const opened = await findEntryForEditor(db, postEntryType, shown.id)
  expect(opened).toMatchObject({ isDeleted: true, publishedAt: null })
  const pages = await db.selectFrom('pages').select(['path', 'publishedAt']).orderBy('path').execute()
  expect(pages).toEqual(['/blog/edited', '/blog/hidden', '/blog/shown'].map((path) => ({ path, publishedAt: null })))
})

test('one piece that something belongs to keeps no other from being deleted, and what is in the trash stays there', async ({
  db,
}) => {
  const [sold, free, away] = ['sold', 'free', 'away'].map((slug) => {
    return { id: randomUUID(), content: aProductContent({ slug }) }
  }) as [NewEntry<ProductContent>, NewEntry<ProductContent>, NewEntry<ProductContent>]
  await makeMany(db, productEntryType, [sold, free, away], now)
  await db.insertInto('productRatings').values({ productId: sold.id }).execute()
  await moveToTrash(db, productEntryType, ada, away.id, now)
  const expected = [sold, free, away].map(({ id }) => ({ id, revision: 1 }))
  const fates = await discardEntries(db, productEntryType, who, expected, now)
  expect([sold, free, away].map(({ id }) => fates.get(id))).toEqual(['trashed', 'deleted', 'trashed'])
  const left = await db.selectFrom('products').select(['slug']).orderBy('slug').execute()
  expect(left.map(({ slug }) => slug)).toEqual(['away', 'sold'])
})

type Piece = { id: string; content: PostContent }

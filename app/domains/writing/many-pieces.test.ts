import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { emptyPost, type PostContent } from '~/domains/blog/post-content'
import { postKind } from '~/domains/blog/post-kind.server'
import { aFinishedLandingPage } from '~/domains/landing-pages/fixtures/a-landing-page'
import { landingKind } from '~/domains/landing-pages/landing-kind.server'
import { newBlock } from '~/domains/landing-pages/new-block'
import { aPictureRow } from '~/domains/media/fixtures'
import { aFinishedProduct } from '~/domains/products/fixtures'
import type { ProductContent } from '~/domains/products/product-content'
import { productKind } from '~/domains/products/product-kind.server'
import type { Database } from '~/platform/database/database.server'
import { expect, test } from '~test/test'
import { cleanMany, createMany, type NewPiece } from './create-many.server'
import { discardMany } from './discard-many.server'
import { publish, withdraw } from './engine/publication.server'
import { saveDraft } from './engine/save-draft.server'
import { moveToTrash } from './engine/trash.server'
import { openPiece } from './open-piece.server'
import type { PieceContent } from './piece'
import type { PieceKind } from './piece-kind.server'

const ada = { id: randomUUID(), email: 'ada@studio.test' }
const cause = { subject: 'bulk-run:1', title: 'Towns' }
const who = { by: ada, cause }
const now = new Date('2026-03-01T09:00:00Z')
const later = new Date('2026-03-02T09:00:00Z')

const post = (changes: Partial<PostContent> = {}): PostContent => ({
  ...emptyPost,
  title: 'A title',
  slug: 'a-title',
  body: '<p>Words</p>',
  ...changes,
})

async function makeMany<Content extends PieceContent>(
  db: Database,
  kind: PieceKind<Content>,
  pieces: NewPiece<Content>[],
  at: Date,
) {
  return createMany(db, kind, who, await cleanMany(kind, pieces), at)
}

/** Whatever the database holds of a piece, with its own id and address blotted out. */
async function everythingOf<Content extends PieceContent>(db: Database, kind: PieceKind<Content>, id: string) {
  const table = kind.table.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const row = await sql<{ slug: string }>`select * from ${sql.table(table)} where id = ${id}`.execute(db)
  const { slug = 'nothing' } = row.rows[0] ?? {}
  const path = kind.pathOf(slug)
  const rows = {
    row: row.rows,
    revisions: await db.selectFrom('pieceRevisions').selectAll().where('pieceId', '=', id).execute(),
    drafts: await db.selectFrom('pieceDrafts').selectAll().where('pieceId', '=', id).execute(),
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
  await saveDraft(db, postKind, ada, target, { basedOn: 0, content: post({ title: 'Target', slug: 'target' }) }, now)
  const [cover, inText] = [await aPictureRow(db), await aPictureRow(db)]
  const picture = `<img src="/media/${inText.checksum}-800.webp" alt="A sea" />`
  const seo = { ...emptyPost.seo, metaTitle: 'Found by this', isNoindex: true }
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
    await saveDraft(db, postKind, ada, one, { basedOn: 0, content: content(`one-${position}`) }, now)
    const made = await makeMany(db, postKind, [{ id: other, content: content(`two-${position}`) }], now)
    expect(made).toEqual({ made: [other], refused: [] })
    expect(await everythingOf(db, postKind, other)).toEqual(await everythingOf(db, postKind, one))
  }
})

test('landing pages too, with what stands in their blocks', async ({ db }) => {
  const { id: pictureId } = await aPictureRow(db)
  const hero = { ...newBlock('hero', 'a'), title: 'Book', picture: { id: pictureId, alt: 'A calendar' } }
  const text = { ...newBlock('rich-text', 'b'), html: '<p onclick="x">Text <em>here</em></p>' }
  const content = (slug: string) => aFinishedLandingPage({ slug, blocks: [hero, text] })
  const [one, other] = [randomUUID(), randomUUID()]
  // two addresses that the search takes for one: it leaves out what every text has
  await saveDraft(db, landingKind, ada, one, { basedOn: 0, content: content('a-page') }, now)
  await makeMany(db, landingKind, [{ id: other, content: content('the-page') }], now)
  expect(await everythingOf(db, landingKind, other)).toEqual(await everythingOf(db, landingKind, one))
})

test('a piece whose address is taken is not made, and is told why', async ({ db }) => {
  await saveDraft(db, landingKind, ada, randomUUID(), { basedOn: 0, content: aFinishedLandingPage() }, now)
  const page = (slug: string, title: string) => ({ id: randomUUID(), content: aFinishedLandingPage({ slug, title }) })
  const pages = [page('booking', 'A'), page('leeds', 'B'), page('leeds', 'C'), page('blog', 'D'), page('', 'E')]
  const { made, refused } = await makeMany(db, landingKind, pages, now)
  expect(made).toEqual([pages[1]?.id, pages[4]?.id])
  const reasons = new Map(refused.map(({ id, reason }) => [id, reason]))
  expect(pages.map(({ id }) => reasons.get(id))).toEqual([
    '“Booking for studios” already has this address. Choose another one.',
    undefined,
    '“B” already has this address. Choose another one.',
    expect.stringMatching(/^\/blog .*Choose another address\.$/),
    undefined,
  ])
})

test('a piece with a picture that is gone is not made without it, and is told why', async ({ db }) => {
  const hero = { ...newBlock('hero', 'a'), title: 'Book', picture: { id: randomUUID(), alt: 'A calendar' } }
  const pages = [
    { id: randomUUID(), content: aFinishedLandingPage({ slug: 'leeds', blocks: [hero] }) },
    { id: randomUUID(), content: aFinishedLandingPage({ slug: 'leeds' }) },
  ]
  expect(await makeMany(db, landingKind, pages, now)).toEqual({
    made: [pages[1]?.id],
    refused: [{ id: pages[0]?.id, reason: 'This picture is no longer in the library. Choose another one.' }],
  })
})

test('the audit log has one entry for all of them, with what looked suspicious in any', async ({ db }) => {
  const pieces = [post({ slug: 'a' }), post({ slug: 'b', body: '<script>x</script>' })].map((content) => {
    return { id: randomUUID(), content }
  })
  await makeMany(db, postKind, pieces, now)
  const entries = await db.selectFrom('auditEntries').select(['action', 'subject', 'after', 'flags']).execute()
  expect(entries).toEqual([
    { action: 'posts.created', subject: 'bulk-run:1', after: { pieces: 2 }, flags: ['a script tag'] },
  ])
})

test('pieces nobody could see are deleted for good, what was public goes into the trash, what was saved since stays', async ({
  db,
}) => {
  const [draft, planned, shown, hidden, edited] = ['draft', 'planned', 'shown', 'hidden', 'edited'].map((slug) => {
    return { id: randomUUID(), content: post({ slug, seo: { ...emptyPost.seo, metaTitle: slug } }) }
  }) as [Piece, Piece, Piece, Piece, Piece]
  const all = [draft, planned, shown, hidden, edited]
  await makeMany(db, postKind, all, now)
  await publish(db, postKind, ada, planned.id, { at: later }, now)
  await publish(db, postKind, ada, shown.id, {}, now)
  await publish(db, postKind, ada, hidden.id, {}, now)
  await withdraw(db, postKind, ada, hidden.id, now)
  await saveDraft(db, postKind, ada, edited.id, { basedOn: 1, content: post({ slug: 'edited', body: '<p>Mine</p>' }) })
  const expected = [...all, { id: randomUUID() }].map(({ id }) => ({ id, revision: 1 }))
  const fates = await discardMany(db, postKind, who, expected, now)
  expect(fates).toEqual(
    new Map([
      ...[draft, planned].map(({ id }) => [id, 'deleted'] as const),
      ...[shown, hidden].map(({ id }) => [id, 'trashed'] as const),
      [edited.id, 'changed'] as const,
    ]),
  )
  const nothing = { row: [], revisions: [], drafts: [], page: [], links: [], seo: [], media: [] }
  expect(await everythingOf(db, postKind, draft.id)).toEqual(nothing)
  const opened = await openPiece(db, postKind, shown.id)
  expect(opened).toMatchObject({ isDeleted: true, publishedAt: null })
  const pages = await db.selectFrom('pages').select(['path', 'publishedAt']).orderBy('path').execute()
  expect(pages).toEqual(['/blog/edited', '/blog/hidden', '/blog/shown'].map((path) => ({ path, publishedAt: null })))
})

test('one piece that something belongs to keeps no other from being deleted, and what is in the trash stays there', async ({
  db,
}) => {
  const [sold, free, away] = ['sold', 'free', 'away'].map((slug) => {
    return { id: randomUUID(), content: aFinishedProduct({ slug }) }
  }) as [NewPiece<ProductContent>, NewPiece<ProductContent>, NewPiece<ProductContent>]
  await makeMany(db, productKind, [sold, free, away], now)
  await db.insertInto('productRatings').values({ productId: sold.id }).execute()
  await moveToTrash(db, productKind, ada, away.id, now)
  const expected = [sold, free, away].map(({ id }) => ({ id, revision: 1 }))
  const fates = await discardMany(db, productKind, who, expected, now)
  expect([sold, free, away].map(({ id }) => fates.get(id))).toEqual(['trashed', 'deleted', 'trashed'])
  const left = await db.selectFrom('products').select(['slug']).orderBy('slug').execute()
  expect(left.map(({ slug }) => slug)).toEqual(['away', 'sold'])
})

type Piece = { id: string; content: PostContent }

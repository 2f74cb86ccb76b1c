import { randomUUID } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import { findEntryForEditor } from '~/wings/publishing/writing/find-entry-for-editor.server'
import { publishEntry } from '~/wings/publishing/writing/lifecycle/publication.commands.server'
import { saveDraft } from '~/wings/publishing/writing/lifecycle/save-draft.commands.server'
import { aPictureRow } from '~/wings/site/media/fixtures'
import { everyBlock } from '~test/every-block'
import { expect, test } from '~test/test'
import type { Block } from '../block-schema'
import { findEmptyBlocks } from '../engine/find-empty-blocks'
import { aCompleteLandingPage } from '../fixtures'
import type { LandingPageContent } from '../landing-page-content'
import { landingPageEntryType } from '../landing-page-entry-type.server'
import { newBlock } from '../new-block'
import { findPublishedLandingPage } from '../queries.server'

const ada = { id: randomUUID(), email: 'ada@studio.test' }
const nine = new Date('2026-03-01T09:00:00Z')
const ten = new Date('2026-03-01T10:00:00Z')

async function saved(db: Database, changes: Partial<LandingPageContent> = {}) {
  const id = randomUUID()
  const content = aCompleteLandingPage(changes)
  return { id, ...(await saveDraft(db, landingPageEntryType, ada, id, { basedOn: 0, content }, nine)) }
}

const textBlock = (id: string, html: string): Block => ({ ...newBlock('rich-text', id), html })

test('a landing page comes out with its blocks, its versions and the pictures of both', async ({ db }) => {
  const [hero, logo] = [await aPictureRow(db), await aPictureRow(db)]
  const blocks: Block[] = [{ ...newBlock('hero', 'a'), title: 'Book', picture: { id: hero.id, alt: 'A calendar' } }]
  const logos: Block = { ...newBlock('logos', 'b'), items: [{ picture: { id: logo.id, alt: 'Acme' }, url: '' }] }
  const columns: Block = { ...newBlock('columns', 'c'), columns: [[logos], []] }
  const { id } = await saved(db, { blocks, variants: [{ id: 'b', name: 'Short', share: 30, blocks: [columns] }] })
  await publishEntry(db, landingPageEntryType, ada, id, {}, nine)
  expect(await findPublishedLandingPage(db, 'booking', ten)).toMatchObject({
    title: 'Booking for studios',
    blocks,
    variants: [{ share: 30, blocks: [columns] }],
  })
  const uses = await db.selectFrom('mediaUses').select('mediaId').where('subject', '=', `landing-page:${id}`).execute()
  expect(new Set(uses.map(({ mediaId }) => mediaId))).toEqual(new Set([hero.id, logo.id]))
})

test('texts are cleaned in every block and version, and their links follow the pages they mean', async ({ db }) => {
  const { id: target } = await saved(db, { title: 'Target', slug: 'target' })
  const link = '<p><a href="/target">there</a><script>alert(1)</script></p>'
  const columns: Block = { ...newBlock('columns', 'c'), columns: [[newBlock('rich-text', 'd')], []] }
  columns.columns[0] = [{ ...newBlock('rich-text', 'd'), html: link }]
  const { id } = await saved(db, {
    title: 'From',
    slug: 'from',
    blocks: [textBlock('a', '<p>plain</p>'), columns],
    variants: [{ id: 'b', name: 'B', share: 50, blocks: [textBlock('e', link)] }],
  })
  const { blocks, variants } = await db
    .selectFrom('landingPages')
    .select(['blocks', 'variants'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify([blocks, variants])).not.toContain('script')
  expect(JSON.stringify(blocks)).toContain(`page:${target}`)
  expect(JSON.stringify(variants)).toContain(`page:${target}`)
  const opened = await findEntryForEditor(db, landingPageEntryType, id)
  expect(opened?.content.blocks[0]).toEqual(textBlock('a', '<p>plain</p>'))
  expect(JSON.stringify(opened?.content.variants)).toContain('/target')
})

test.for([
  ['contact', '/contact is a built-in page. Choose another URL slug.'],
  ['planner', '/planner is a built-in page. Choose another URL slug.'],
  ['media', '/media belongs to the media library. Choose another URL slug.'],
] as const)('the address /%s is refused with its owner', async ([slug, sentence], { db }) => {
  expect(await saved(db, { slug })).toMatchObject({ fieldErrors: { slug: sentence } })
})

test('a title that suggests an address of the site gets the next free one', async ({ db }) => {
  expect(await saved(db, { title: 'Contact', slug: 'contact' })).toMatchObject({ slug: 'contact-2' })
})

test('a page without a block does not come out, nor a version without one', async ({ db }) => {
  const empty = await saved(db, { blocks: [newBlock('columns', 'c')] })
  await expect(publishEntry(db, landingPageEntryType, ada, empty.id, {}, nine)).rejects.toMatchObject({
    fields: { blocks: 'Add at least one block.' },
  })
  const variants = [{ id: 'b', name: 'B', share: 50, blocks: [] }]
  const { id } = await saved(db, { title: 'Other', slug: 'other', variants })
  await expect(publishEntry(db, landingPageEntryType, ada, id, {}, nine)).rejects.toMatchObject({
    fields: { variants: 'Add at least one block to each variant.' },
  })
})

test('a page of empty blocks does not come out, and empty ones among others are named', async ({ db }) => {
  const types = ['hero', 'features', 'testimonials', 'form', 'image', 'comparison'] as const
  const blocks: Block[] = types.map((type) => newBlock(type, type))
  const rows: Block = { ...newBlock('testimonials', 'quotes'), items: [{ quote: ' ', name: '', role: '' }] }
  const empty = await saved(db, { blocks: [...blocks, rows] })
  await expect(publishEntry(db, landingPageEntryType, ada, empty.id, {}, nine)).rejects.toMatchObject({
    fields: { blocks: 'All blocks are empty. Add text or an image.' },
  })
  const version = { id: 'b', name: 'B', share: 50, blocks }
  const { id } = await saved(db, { title: 'Other', slug: 'other', variants: [version] })
  await expect(publishEntry(db, landingPageEntryType, ada, id, {}, nine)).rejects.toMatchObject({
    fields: { variants: 'Add at least one block to each variant.' },
  })
  const partly = await saved(db, {
    title: 'Partly',
    slug: 'partly',
    blocks: [...blocks, textBlock('t', '<p>Words</p>')],
  })
  expect(await publishEntry(db, landingPageEntryType, ada, partly.id, {}, nine)).toMatchObject({
    warnings: { blocks: '6 blocks are empty and show nothing.' },
  })
})

test('every block with content comes out without a word', async ({ db }) => {
  const { id: pictureId } = await aPictureRow(db)
  expect(findEmptyBlocks(everyBlock({ pictureId, productId: randomUUID() }))).toEqual([])
})

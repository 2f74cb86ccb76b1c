import { randomUUID } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import { publishEntry } from '~/wings/publishing/writing/lifecycle/publication.commands.server'
import { saveDraft } from '~/wings/publishing/writing/lifecycle/save-draft.commands.server'
import { aPictureRow } from '~/wings/site/media/fixtures'
import { callRoute } from '~test/route-call'
import { expect, test } from '~test/test'
import type { Block } from './block-schema'
import { aCompleteLandingPage } from './fixtures'
import type { LandingPageContent } from './landing-page-content'
import { landingPageEntryType } from './landing-page-entry-type.server'
import { newBlock } from './new-block'
import { action, loader } from './routes/landing-page-preview'

const ada = { id: randomUUID(), email: 'ada@studio.test' }

const hero = (title: string): Block => ({ ...newBlock('hero', 'hero'), title })

async function aDraft(db: Database, changes: Partial<LandingPageContent>) {
  const id = randomUUID()
  const save = (basedOn: number, content: LandingPageContent) =>
    saveDraft(db, landingPageEntryType, ada, id, { basedOn, content })
  await save(0, aCompleteLandingPage(changes))
  const { previewKey } = await db
    .selectFrom('landingPages')
    .select('previewKey')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { id, previewKey, save }
}

async function preview(db: Database, key: string, query = '') {
  const answer = await callRoute(loader, db, { path: `/preview/page/${key}${query}`, params: { key } })
  return { ...answer.data, headers: answer.init?.headers }
}

test('a preview shows what is being written, also pictures that no public page shows, and is for nobody else', async ({
  db,
}) => {
  const picture = await aPictureRow(db)
  const blocks: Block[] = [{ ...newBlock('image', 'a'), picture: { id: picture.id, alt: 'New' } }]
  const { id, previewKey, save } = await aDraft(db, {})
  await publishEntry(db, landingPageEntryType, ada, id, {})
  await save(1, aCompleteLandingPage({ blocks }))
  const { page, blockData, banner, versions, headers } = await preview(db, previewKey)
  expect([page.blocks, versions, banner.isPublished]).toEqual([blocks, [], false])
  expect(blockData.pictures[picture.id]).toMatchObject({ checksum: picture.checksum })
  expect(headers).toEqual({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
})

test('the versions of a page can be looked at one by one, with their shares', async ({ db }) => {
  const variants = [{ id: 'short', name: 'Short', share: 30, blocks: [hero('Second')] }]
  const { previewKey } = await aDraft(db, { blocks: [hero('First')], variants })
  const first = await preview(db, previewKey)
  expect(first.versions).toEqual([
    { id: 'first', name: 'Variant A', share: 70 },
    { id: 'short', name: 'Short', share: 30 },
  ])
  expect([first.shownVariant, first.page.blocks]).toEqual(['first', [hero('First')]])
  const second = await preview(db, previewKey, '?version=short')
  expect([second.shownVariant, second.page.blocks]).toEqual(['short', [hero('Second')]])
  expect((await preview(db, previewKey, '?version=gone')).shownVariant).toBe('first')
})

test('a form of a preview keeps what was typed and sends nothing', async ({ db }) => {
  const form = { intent: 'form', 'field-1-your-name': 'Ada' }
  expect(await callRoute(action, db, { path: '/preview/page/a', form })).toMatchObject({
    init: { status: 409 },
    data: { formError: expect.stringContaining('Nothing was sent'), values: form },
  })
  expect(await db.selectFrom('inboxMessages').select('id').execute()).toEqual([])
})

test('a key that nobody has leads nowhere', async ({ db }) => {
  for (const key of [randomUUID(), 'no-key']) {
    await expect(preview(db, key)).rejects.toMatchObject({ init: { status: 404 } })
  }
})

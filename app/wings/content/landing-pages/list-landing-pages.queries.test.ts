import { randomUUID } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import { saveDraft } from '~/wings/publishing/writing/lifecycle/save-draft.commands.server'
import { moveToTrash } from '~/wings/publishing/writing/lifecycle/trash.commands.server'
import { expect, test } from '~test/test'
import { aCompleteLandingPage } from './fixtures'
import type { LandingPageContent } from './landing-page-content'
import { landingPageEntryType } from './landing-page-entry-type.server'
import { isLandingPageListFiltered, parseLandingPageFilter } from './landing-page-filter'
import { listLandingPagesForAdmin } from './list-landing-pages.queries.server'
import { newBlock } from './new-block'
import { searchLandingPageTitles } from './queries.server'

const ada = { id: randomUUID(), email: 'ada@studio.test' }

async function aPage(db: Database, title: string, changes: Partial<LandingPageContent> = {}) {
  const content = aCompleteLandingPage({ title, slug: title.toLowerCase().replaceAll(' ', '-'), ...changes })
  const id = randomUUID()
  await saveDraft(db, landingPageEntryType, ada, id, { basedOn: 0, content })
  return id
}

const list = (db: Database, address: string) =>
  listLandingPagesForAdmin(db, parseLandingPageFilter(new URLSearchParams(address)), 50)
const titles = async (db: Database, address: string) => (await list(db, address)).rows.map(({ title }) => title)

test('the list shows every landing page but those of the trash, with how much is on it', async ({ db }) => {
  const variants = [{ id: 'b', name: 'B', share: 50, blocks: [newBlock('faq', 'f')] }]
  await aPage(db, 'Two versions', { variants })
  const gone = await aPage(db, 'Thrown away')
  await moveToTrash(db, landingPageEntryType, ada, gone)
  expect((await list(db, '')).rows).toMatchObject([{ title: 'Two versions', blocks: 2, variants: 1 }])
  expect(await titles(db, 'status=trash')).toEqual(['Thrown away'])
})

test('pages that try several versions are found, and words of titles, addresses and blocks', async ({ db }) => {
  const variants = [{ id: 'b', name: 'B', share: 50, blocks: [newBlock('faq', 'f')] }]
  await aPage(db, 'Alpha', { variants })
  await aPage(db, 'Beta', { blocks: [{ ...newBlock('rich-text', 't'), html: '<p>Reservations of studios</p>' }] })
  expect(await titles(db, 'variants=several')).toEqual(['Alpha'])
  expect(await titles(db, 'q=reserv')).toEqual(['Beta'])
  expect(await titles(db, 'q=alpha')).toEqual(['Alpha'])
  // the names of the parts of a block are no words of it
  expect(await titles(db, 'q=html')).toEqual([])
  expect(isLandingPageListFiltered(parseLandingPageFilter(new URLSearchParams('variants=several')))).toBe(true)
  expect(isLandingPageListFiltered(parseLandingPageFilter(new URLSearchParams('variants=nonsense')))).toBe(false)
})

test('a page of the largest blocks is saved all the same', async ({ db }) => {
  const items = Array.from({ length: 40 }, (_, at) => ({ title: `t${at}`, text: `${at} word `.repeat(100) }))
  const blocks = Array.from({ length: 80 }, (_, at) => ({ ...newBlock('features', `f${at}`), items }))
  await aPage(db, 'Large', { blocks })
  expect(await titles(db, 'q=large')).toEqual(['Large'])
})

test('the command palette finds drafts too, and nothing of the trash', async ({ db }) => {
  const id = await aPage(db, 'Waiting list')
  const gone = await aPage(db, 'Waiting room')
  await moveToTrash(db, landingPageEntryType, ada, gone)
  expect(await searchLandingPageTitles(db, 'wait', 6)).toMatchObject([{ id, title: 'Waiting list' }])
})

import { randomUUID } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { toUtcDay } from '~/platform/time/dates'
import { publishEntry } from '~/wings/publishing/writing/lifecycle/publication.commands.server'
import { saveDraft } from '~/wings/publishing/writing/lifecycle/save-draft.commands.server'
import { replaceEntry } from '~/wings/publishing/writing/replace-entry.commands.server'
import { aProductContent } from '~/wings/shop/products/fixtures'
import type { ProductContent } from '~/wings/shop/products/product-content'
import { productEntryType } from '~/wings/shop/products/product-entry-type.server'
import { defaultBrand } from '~/wings/site/settings/brand'
import { saveBrand } from '~/wings/site/settings/commands.server'
import { registerPage } from '~/wings/web/pages/commands.server'
import { testAdmin as by } from '~test/admin-request'
import { expect, test } from '~test/test'
import { type ChartNote, chartNoteSchema, MAX_CHART_NOTES } from './chart-note'
import { removeChartNote, saveChartNote, updateChartNote } from './chart-notes.commands.server'
import { listChartNotes } from './chart-notes.queries.server'
import { listPriceChanges } from './price-changes.server'

const aNote = (day: string, text: string): ChartNote => ({ id: randomUUID(), day, text })

async function aPage(db: Database, kind: 'post' | 'product' | 'landing-page', at: string) {
  const page = {
    id: randomUUID(),
    kind,
    path: `/${kind}${at.startsWith('2999') ? '-to-come' : ''}`,
    title: `A ${kind}`,
    publishedAt: new Date(at),
  }
  await registerPage(db, page)
  return page.id
}

test('notes stand at their days, the last day first, and only those of the days that are asked', async ({ db }) => {
  const notes = [aNote('2026-02-28', 'before'), aNote('2026-03-01', 'first'), aNote('2026-03-31', 'last')]
  for (const note of [...notes, aNote('2026-04-01', 'after')]) await saveChartNote(db, by, note)
  expect((await listChartNotes(db, '2026-03-01', '2026-03-31')).map(({ text }) => text)).toEqual(['last', 'first'])
})

test('a note is changed and removed, and both can be taken back', async ({ db }) => {
  const note = aNote('2026-03-01', 'Newsletter')
  expect(await saveChartNote(db, by, note)).toEqual({ before: null })
  const { before } = await updateChartNote(db, by, { ...note, day: '2026-03-02', text: 'Newsletter of March' })
  expect(before).toEqual(note)
  await saveChartNote(db, by, note)
  const removed = await removeChartNote(db, by, note.id)
  expect(await listChartNotes(db, '2026-03-01', '2026-03-02')).toEqual([])
  await saveChartNote(db, by, removed)
  expect(await listChartNotes(db, '2026-03-01', '2026-03-02')).toEqual([note])
  await removeChartNote(db, by, note.id)
  await expect(removeChartNote(db, by, note.id)).rejects.toThrow('has been deleted')
  await expect(updateChartNote(db, by, note)).rejects.toThrow('has been deleted')
  const entries = await db.selectFrom('auditEntries').select(['action', 'subject']).orderBy('happenedAt').execute()
  expect(new Set(entries.map(({ subject }) => subject))).toEqual(new Set([`chart-note:${note.id}`]))
  expect(entries.map(({ action }) => action.replace('chart-note.', ''))).toEqual([
    ...['written', 'changed', 'changed', 'removed', 'written', 'removed'],
  ])
})

test('posts and products that came out are noted by themselves, drafts and what is still to come are not', async ({
  db,
}) => {
  await aPage(db, 'post', '2026-03-01T12:00:00Z')
  await aPage(db, 'product', '2026-03-02T12:00:00Z')
  await aPage(db, 'landing-page', '2026-03-02T12:00:00Z')
  await registerPage(db, { id: randomUUID(), kind: 'post', path: '/draft', title: 'Draft', publishedAt: null })
  expect(await listChartNotes(db, '2026-03-01', '2026-03-31')).toEqual([
    { day: '2026-03-02', text: 'Published: A product', path: '/product' },
    { day: '2026-03-01', text: 'Published: A post', path: '/post' },
  ])
  await aPage(db, 'post', '2999-01-01T12:00:00Z')
  expect(await listChartNotes(db, '2999-01-01', '2999-01-01')).toEqual([])
})

test('what happened in the evening of the studio is noted on the day that it was there', async ({ db }) => {
  await saveBrand(db, { ...defaultBrand, timeZone: 'America/Los_Angeles' })
  await aPage(db, 'post', '2026-03-02T05:00:00Z')
  expect(await listChartNotes(db, '2026-03-01', '2026-03-01')).toMatchObject([{ text: 'Published: A post' }])
  expect(await listChartNotes(db, '2026-03-02', '2026-03-02')).toEqual([])
})

test('a price that visitors saw change is noted, with the way to its page, also by an import', async ({
  database: { db },
}) => {
  const id = randomUUID()
  const day = toUtcDay(new Date())
  const nine = new Date('2026-03-01T09:00:00Z')
  const tierAt = (price: number) => ({ id: 'solo', name: 'Solo', price: price * 100, text: '', activations: null })
  const publishAt = async (basedOn: number, changes: Partial<ProductContent>) => {
    await saveDraft(db, productEntryType, by, id, { basedOn, content: aProductContent(changes) }, nine)
    const published = await publishEntry(db, productEntryType, by, id, {}, nine)
    return 'revision' in published ? published.revision : basedOn
  }
  const first = await publishAt(0, { tiers: [tierAt(499)] })
  expect(await listChartNotes(db, day, day)).toEqual([])
  const second = await publishAt(first, { tiers: [tierAt(599)] })
  await publishAt(second, { tiers: [tierAt(599)], tagline: 'Faster lines' })
  expect(await listChartNotes(db, day, day)).toEqual([
    { day, text: 'Price of QueuePro: $499 → $599', path: '/tools/queuepro' },
  ])

  const content = aProductContent({ tiers: [tierAt(799)] })
  const incoming = { id, content, publishedAt: nine, createdAt: nine, flags: [], columns: {} }
  await inTransaction(db, (tx) => replaceEntry(tx, productEntryType, by, incoming))
  expect((await listChartNotes(db, day, day)).map(({ text }) => text)).toContain('Price of QueuePro: $599 → $799')
})

test('of a day so much is noted, however much happened the day after', async ({ db }) => {
  await aPage(db, 'post', '2026-03-10T12:00:00Z')
  for (let n = 0; n < 120; n++) {
    const page = { id: randomUUID(), kind: 'post' as const, path: `/blog/${n}`, title: `Post ${n}` }
    await registerPage(db, { ...page, publishedAt: new Date('2026-03-11T00:00:00Z') })
  }
  expect(await listChartNotes(db, '2026-03-10', '2026-03-10')).toMatchObject([{ text: 'Published: A post' }])
})

test('a price that changed stays beside products that came out later', async ({ database: { db } }) => {
  const nine = new Date('2026-03-01T09:00:00Z')
  const tiers = (price: number) => [{ id: 'solo', name: 'Solo', price: price * 100, text: '', activations: null }]
  const publishAt = async (id: string, basedOn: number, changes: Partial<ProductContent>) => {
    await saveDraft(db, productEntryType, by, id, { basedOn, content: aProductContent(changes) }, nine)
    await publishEntry(db, productEntryType, by, id, {}, nine)
  }
  const id = randomUUID()
  await publishAt(id, 0, { tiers: tiers(499) })
  await publishAt(id, 1, { tiers: tiers(599) })
  await publishAt(randomUUID(), 0, { slug: 'another', tiers: tiers(799) })
  const soon = new Date(Date.now() + 60_000)
  expect(await listPriceChanges(db, nine, soon, 1)).toMatchObject([{ productId: id }])
})

test('what somebody wrote stays beside many publications', async ({ db }) => {
  await saveChartNote(db, by, aNote('2026-03-01', 'Relaunch'))
  for (let n = 0; n < 120; n++) {
    const page = { id: randomUUID(), kind: 'post' as const, path: `/blog/${n}`, title: `Post ${n}` }
    await registerPage(db, { ...page, publishedAt: new Date('2026-03-20T12:00:00Z') })
  }
  const notes = await listChartNotes(db, '2026-03-01', '2026-03-31')
  expect([notes.length, notes.at(-1)?.text]).toEqual([100, 'Relaunch'])
})

test('there are a thousand notes at most', async ({ db }) => {
  const notes = Array.from({ length: MAX_CHART_NOTES }, (_, at) => aNote('2026-03-01', `Note ${at}`))
  await db.insertInto('chartNotes').values(notes).execute()
  await expect(saveChartNote(db, by, aNote('2026-03-01', 'one more'))).rejects.toThrow('1000 notes')
  expect(await listChartNotes(db, '2026-03-01', '2026-03-01')).toHaveLength(100)
})

test.for([
  { day: '2026-02-30', text: 'no such day' },
  { day: 'yesterday', text: 'no day' },
  { day: '0000-01-01', text: 'no year' },
  { day: '2026-03-01', text: '  ' },
  { day: '2026-03-01', text: 'x'.repeat(201) },
])('no note: %j', (note) => {
  expect(chartNoteSchema.safeParse({ id: randomUUID(), ...note }).success).toBe(false)
})

import { randomUUID } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import { DAY_MS } from '~/platform/time/dates'
import { newBlock } from '~/wings/content/landing-pages/new-block'
import { aProduct } from '~/wings/shop/products/fixtures'
import { aPictureRow } from '~/wings/site/media/fixtures'
import { listMediaUses } from '~/wings/site/media/queries.server'
import { expect, test } from '~test/test'
import {
  duplicateTemplate,
  purgeTemplates,
  recordTemplateUse,
  saveTemplate,
  setTemplatesTrashed,
} from './commands.server'
import { aCityTemplate, aPostTemplate, aVariable } from './fixtures'
import { findTemplate, findUsableTemplate, listTemplateRevisions, listTemplates } from './queries.server'
import { renderTemplate } from './render-template.server'
import { resolveReferences } from './resolve-references.server'
import type { TemplateForm } from './template-form'

const ada = { id: null, email: 'ada@harbor.test' }
const eve = { id: null, email: 'eve@harbor.test' }
const nine = new Date('2026-03-01T09:00:00Z')

function aForm(changes: Partial<TemplateForm> = {}): TemplateForm {
  return { name: 'Cities', ...aCityTemplate(), samples: [{ city: 'Oslo' }], ...changes }
}

async function aStored(db: Database, changes: Partial<TemplateForm> = {}, now = nine) {
  const id = randomUUID()
  await saveTemplate(db, ada, id, { basedOn: 0, form: aForm(changes) }, now)
  return id
}

const everything = { q: '' }

test('a template is stored with its texts as they were typed, and used as it is stored', async ({ db }) => {
  const id = await aStored(db)
  const found = await findUsableTemplate(db, id)
  expect(found).toMatchObject({ id, version: 1, name: 'Cities', ...aCityTemplate() })
  expect(renderTemplate(found, { city: 'Oslo' }).content?.title).toBe('Booking in Oslo')
})

test('nobody writes over what they have not seen, and the same save twice is one', async ({ db }) => {
  const id = await aStored(db)
  const renamed = { basedOn: 1, form: aForm({ name: 'Towns' }) }
  expect(await saveTemplate(db, ada, id, renamed, nine)).toEqual({ revision: 2, savedAt: nine })
  expect(await saveTemplate(db, ada, id, renamed, nine)).toEqual({ revision: 2, savedAt: nine })
  const stale = saveTemplate(db, eve, id, { basedOn: 1, form: aForm({ name: 'Villages' }) }, nine)
  const current = { name: 'Towns', revision: 2, savedBy: 'ada@harbor.test' }
  await expect(stale).rejects.toMatchObject({ details: { current } })
  expect((await findTemplate(db, id))?.name).toBe('Towns')
  expect((await listTemplateRevisions(db, id)).map(({ revision }) => revision)).toEqual([2, 1])
})

test('a template keeps its kind, and a content of another kind is refused by field', async ({ db }) => {
  const id = await aStored(db)
  const post = { ...aPostTemplate({}), name: 'Post', samples: [] }
  await expect(saveTemplate(db, ada, id, { basedOn: 1, form: post })).rejects.toMatchObject({
    fields: { kind: expect.anything() },
  })
  const wrong = aForm({ content: { title: 3 } })
  expect(() => saveTemplate(db, ada, randomUUID(), { basedOn: 0, form: wrong })).toThrow('Some fields are invalid.')
})

test('the list finds templates by word and kind; the trash keeps them for 30 days', async ({ db }) => {
  const cities = await aStored(db)
  const news = await aStored(db, { ...aPostTemplate({}), name: 'Release news' }, new Date('2026-03-02T09:00:00Z'))
  const ids = async (filter: object) =>
    (await listTemplates(db, { ...everything, ...filter }, {}, 10)).rows.map(({ id }) => id)
  expect(await ids({})).toEqual([news, cities])
  expect(await ids({ q: 'rele new' })).toEqual([news])
  expect(await ids({ kind: 'landing-page' })).toEqual([cities])
  expect(await setTemplatesTrashed(db, ada, [news, news], nine)).toEqual([news])
  expect([await ids({}), await ids({ show: 'trash' })]).toEqual([[cities], [news]])
  await expect(findUsableTemplate(db, news)).rejects.toMatchObject({ status: 409 })
  await purgeTemplates(db, new Date('2026-03-30T09:00:00Z'))
  expect(await setTemplatesTrashed(db, ada, [news], null)).toEqual([news])
  await setTemplatesTrashed(db, ada, [news], nine)
  await purgeTemplates(db, new Date('2026-04-01T09:00:00Z'))
  await expect(findUsableTemplate(db, news)).rejects.toMatchObject({ status: 404 })
})

test('pages of the list are next to each other', async ({ db }) => {
  for (let n = 1; n <= 5; n++) await aStored(db, { name: `T${n}` }, new Date(`2026-03-0${n}T09:00:00Z`))
  const names = (rows: { name: string }[]) => rows.map(({ name }) => name)
  const first = await listTemplates(db, everything, {}, 2)
  const second = await listTemplates(db, everything, { after: first.after ?? '' }, 2)
  const back = await listTemplates(db, everything, { before: second.before ?? '' }, 2)
  expect([names(first.rows), names(second.rows), names(back.rows)]).toEqual([
    ['T5', 'T4'],
    ['T3', 'T2'],
    ['T5', 'T4'],
  ])
})

test('a copy is a template of its own; what was made with one is counted', async ({ db }) => {
  const id = await aStored(db)
  const copy = await duplicateTemplate(db, ada, id)
  expect(await findTemplate(db, copy)).toMatchObject({ name: 'Cities (copy)', revision: 1, ...aCityTemplate() })
  await recordTemplateUse(db, id, 3, nine)
  const { rows } = await listTemplates(db, { ...everything, q: 'cities' }, {}, 10)
  expect(rows.find((row) => row.id === id)).toMatchObject({ usedCount: 3, lastUsedAt: nine })
})

test('every save, deletion and copy is in the audit log', async ({ db }) => {
  const id = await aStored(db)
  await saveTemplate(db, ada, id, { basedOn: 1, form: aForm({ name: 'Towns' }) })
  await setTemplatesTrashed(db, ada, [id], nine)
  const entries = await db.selectFrom('auditEntries').select('action').where('subject', '=', `template:${id}`).execute()
  expect(entries.map(({ action }) => action).sort()).toEqual(['template.created', 'template.deleted', 'template.saved'])
})

test('rows name pictures by id or address and products by slug; what is not there is a problem of its row', async ({
  db,
}) => {
  const picture = await aPictureRow(db)
  const product = await aProduct(db)
  const variables = [aVariable('cover', { type: 'picture' }), aVariable('tool', { type: 'product' })]
  const template = aPostTemplate(
    { title: '{{ tool.name }} {{ tool }}', coverId: '{{ cover }}', coverAlt: '{{ cover.alt }}' },
    variables,
  )
  const address = `https://harbor.test/media/${picture.checksum}-640.webp`
  const rows = await resolveReferences(db, variables, [
    { cover: picture.id.toUpperCase(), tool: product.slug },
    { cover: address, tool: product.slug },
    { cover: randomUUID(), tool: 'nothing' },
    { cover: '', tool: '' },
  ])
  const results = rows.map((row) => renderTemplate(template, row))
  for (const { content } of results.slice(0, 2)) {
    expect(content).toMatchObject({ coverId: picture.id, title: `${product.name} ${product.slug}` })
  }
  expect(results.slice(2).map(({ problems }) => problems.map(({ message }) => message))).toEqual([
    ['Cover: this image is not in the media library.', 'Tool: no product with this slug.'],
    ['Cover: this is empty.', 'Tool: this is empty.'],
  ])
})

test('a picture that a template fixes is in use as long as the template is there', async ({ db }) => {
  const [shown, within, preset] = [await aPictureRow(db), await aPictureRow(db), await aPictureRow(db)]
  const hero = { ...newBlock('hero', 'a'), picture: { id: shown.id, alt: '' } }
  const byRow = { ...newBlock('image', 'b'), picture: { id: '{{ photo }}', alt: '' } }
  const html = `<p>{{ photo }}</p><img src="/media/${within.checksum}-720.webp" alt="">`
  const content = { ...aCityTemplate().content, blocks: [hero, byRow, { ...newBlock('rich-text', 'c'), html }] }
  const variables = [aVariable('photo', { type: 'picture', preset: preset.id })]
  const id = await aStored(db, { content, variables })
  const uses = async () =>
    Promise.all([shown, within, preset].map(async (one) => (await listMediaUses(db, one.id)).map(({ title }) => title)))
  expect(await uses()).toEqual([['Cities'], ['Cities'], ['Cities']])
  await saveTemplate(db, ada, id, { basedOn: 1, form: aForm({ content: { ...content, blocks: [hero] } }) }, nine)
  expect(await uses()).toEqual([['Cities'], [], []])
  await setTemplatesTrashed(db, ada, [id], nine)
  await purgeTemplates(db, new Date(nine.getTime() + 31 * DAY_MS))
  expect(await uses()).toEqual([[], [], []])
})

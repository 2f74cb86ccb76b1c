import { randomUUID } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { aPictureRow } from '~/wings/site/media/fixtures'
import { listMediaUses } from '~/wings/site/media/queries.server'
import { testAdmin as by } from '~test/admin-request'
import { collectAsync } from '~test/collect-async'
import { expect, test } from '~test/test'
import { saveTemplate, setTemplatesTrashed } from './commands.server'
import { aCityTemplate, aPostTemplate, aVariable } from './fixtures'
import { findTemplate, listTemplateRevisions } from './queries.server'
import type { Template } from './template'
import { templatesArchive } from './templates-archive.commands.server'

const exported = (db: Database) => collectAsync(templatesArchive.exportRecords(db))
const takeBack = (db: Database, records: unknown[], dryRun?: Set<string>) =>
  inTransaction(db, (tx) => templatesArchive.importRecords(tx, records, { by, ...(dryRun && { dryRun: dryRun }) }))

const formOf = (template: Template, name = 'Cities') => ({
  ...template,
  name,
  content: template.content as unknown as Record<string, unknown>,
  samples: [{ first_city: 'Leeds', city: 'York' }],
})

async function saved(db: Database, template: Template) {
  const id = randomUUID()
  await saveTemplate(db, by, id, { basedOn: 0, form: formOf(template) })
  return id
}

test('templates leave and come back, names of variables and all, in place of what they have become', async ({ db }) => {
  const picture = await aPictureRow(db)
  const variables = [aVariable('first_city'), aVariable('city', { type: 'choice', choices: ['a_b', 'cD'] })]
  const body = '<p>{{ first_city }} {% if city %}<b>x</b>{% endif %}</p>'
  const post = aPostTemplate({ coverId: picture.id, body, coverAlt: '{{ city }}' }, variables)
  const [id] = [await saved(db, post), await saved(db, aCityTemplate())]
  const records = await exported(db)
  expect(records).toMatchObject(expect.arrayContaining([expect.objectContaining({ kind: 'landing-page' })]))
  expect(await takeBack(db, records)).toMatchObject([{ outcome: 'unchanged' }, { outcome: 'unchanged' }])
  await saveTemplate(db, by, id, { basedOn: 1, form: formOf({ ...post, variables: [] }, 'Renamed') })
  expect((await takeBack(db, records, new Set())).map(({ outcome }) => outcome).sort()).toEqual([
    'replaced',
    'unchanged',
  ])
  expect(await findTemplate(db, id)).toMatchObject({ name: 'Renamed' })
  await takeBack(db, records)
  expect(await exported(db)).toEqual(records)
  expect((await listTemplateRevisions(db, id)).map(({ revision }) => revision)).toEqual([3, 2, 1])
  await db.deleteFrom('contentTemplates').execute()
  expect(await takeBack(db, records)).toMatchObject([{ outcome: 'added' }, { outcome: 'added' }])
  expect(await exported(db)).toEqual(records)
  expect(await listMediaUses(db, picture.id)).toMatchObject([{ subject: `template:${id}` }])
})

test('what is in the trash comes back into the trash', async ({ db }) => {
  const id = await saved(db, aCityTemplate())
  await setTemplatesTrashed(db, by, [id], new Date('2026-01-02'))
  const records = await exported(db)
  await setTemplatesTrashed(db, by, [id], null)
  expect(await takeBack(db, records)).toMatchObject([{ outcome: 'replaced' }])
  expect((await findTemplate(db, id))?.deletedAt).toEqual(new Date('2026-01-02'))
})

test('a template without its picture is taken and says so', async ({ db }) => {
  const picture = await aPictureRow(db)
  await saved(db, aPostTemplate({ coverId: picture.id }))
  const records = await exported(db)
  await db.deleteFrom('contentTemplates').execute()
  await db.deleteFrom('mediaUses').execute()
  await db.deleteFrom('mediaFiles').execute()
  expect(await takeBack(db, records, new Set([picture.id]))).toEqual([{ name: 'Cities', outcome: 'added' }])
  const reason = 'An image is not in the media library.'
  expect(await takeBack(db, records)).toEqual([{ name: 'Cities', outcome: 'added', reason }])
})

test('a template does not become one of another kind', async ({ db }) => {
  const id = await saved(db, aCityTemplate())
  const [page] = await exported(db)
  await db.deleteFrom('contentTemplates').execute()
  await saveTemplate(db, by, id, { basedOn: 0, form: formOf(aPostTemplate({})) })
  const reason = 'A template of another type has the same ID.'
  expect(await takeBack(db, [page])).toEqual([{ name: 'Cities', outcome: 'refused', reason }])
})

test.for<[string, object]>([
  ['has no name', { name: ' ' }],
  ['is of no kind', { kind: 'poem' }],
  ['has no content', { content: {} }],
  ['has two variables of one name', { variables: [aVariable('a'), aVariable('a')] }],
  ['was saved at no moment', { saved_at: 'yesterday' }],
])('a record of an archive that %s cannot be read', async ([, changes], { db }) => {
  await saved(db, aCityTemplate())
  const [record] = await exported(db)
  expect(templatesArchive.validate(record)).toBeUndefined()
  expect(templatesArchive.validate({ ...record, ...changes })).toEqual(expect.any(String))
})

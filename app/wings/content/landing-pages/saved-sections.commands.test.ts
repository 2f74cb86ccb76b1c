import { randomUUID } from 'node:crypto'
import { aPictureRow } from '~/wings/site/media/fixtures'
import { listMediaUses } from '~/wings/site/media/queries.server'
import { callAsAdmin, testAdmin } from '~test/admin-request'
import { endpoint } from '~test/endpoint'
import { expect, test } from '~test/test'
import { landingPagesApi } from './api.server'
import { newBlock } from './new-block'
import { removeSection, renameSection, saveSection } from './saved-sections.commands.server'
import { listSavedSections } from './saved-sections.queries.server'

const list = endpoint(landingPagesApi, '/sections')
const blocks = [{ ...newBlock('faq', 'a'), title: 'Questions' }]
const aSection = (name: string) => ({ id: randomUUID(), name, blocks })

test('a section is kept, renamed, removed and brought back, each written down', async ({ db }) => {
  const { id } = await saveSection(db, testAdmin, aSection('Our questions'))
  await renameSection(db, testAdmin, id, 'Questions')
  expect(await listSavedSections(db)).toEqual([{ id, name: 'Questions', blocks }])
  const removed = await removeSection(db, testAdmin, id)
  expect(await listSavedSections(db)).toEqual([])
  await saveSection(db, testAdmin, removed)
  expect(await (await callAsAdmin(list, db)).json()).toEqual({ sections: [{ id, name: 'Questions', blocks }] })
  const noted = await db
    .selectFrom('auditEntries')
    .select('action')
    .where('subject', '=', `landing-section:${id}`)
    .execute()
  expect(noted.map(({ action }) => action).toSorted()).toEqual([
    ...['landing-section.kept', 'landing-section.kept', 'landing-section.removed', 'landing-section.renamed'],
  ])
})

test('pictures of a section are kept in the library as long as the section is', async ({ db }) => {
  const picture = await aPictureRow(db)
  const image = { ...newBlock('image', 'i'), picture: { id: picture.id, alt: 'A' } }
  const { id } = await saveSection(db, testAdmin, { ...aSection('Picture'), blocks: [image] })
  const uses = () => listMediaUses(db, picture.id)
  expect(await uses()).toMatchObject([{ subject: `landing-section:${id}` }])
  await removeSection(db, testAdmin, id)
  expect(await uses()).toEqual([])
})

test('a name that another section has is refused beside its field', async ({ db }) => {
  await saveSection(db, testAdmin, aSection('Hero'))
  const other = await saveSection(db, testAdmin, aSection('Other'))
  const taken = { status: 422, fields: { name: 'Another section has this name. Choose a different name.' } }
  await expect(saveSection(db, testAdmin, aSection('hero'))).rejects.toMatchObject(taken)
  await expect(renameSection(db, testAdmin, other.id, 'HERO')).rejects.toMatchObject(taken)
  await expect(renameSection(db, testAdmin, randomUUID(), 'New')).rejects.toMatchObject({ status: 404 })
  await expect(removeSection(db, testAdmin, randomUUID())).rejects.toMatchObject({ status: 404 })
})

test('bringing back a section that is there again is said, and changes nothing', async ({ db }) => {
  const section = await saveSection(db, testAdmin, aSection('Hero'))
  await renameSection(db, testAdmin, section.id, 'Renamed since')
  await expect(saveSection(db, testAdmin, section)).rejects.toMatchObject({ status: 409 })
  expect(await listSavedSections(db)).toEqual([{ id: section.id, name: 'Renamed since', blocks }])
})

test('what is not clean is cleaned before it is kept', async ({ db }) => {
  const text = { ...newBlock('rich-text', 't'), html: '<p>Words<script>alert(1)</script></p>' }
  await saveSection(db, testAdmin, { ...aSection('Text'), blocks: [text] })
  expect(JSON.stringify(await listSavedSections(db))).not.toContain('script>')
})

import { randomUUID } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { aPictureRow } from '~/wings/site/media/fixtures'
import { listMediaUses } from '~/wings/site/media/queries.server'
import { testAdmin as by } from '~test/admin-request'
import { collectAsync } from '~test/collect-async'
import { expect, test } from '~test/test'
import { newBlock } from './new-block'
import { removeSection, renameSection, saveSection } from './saved-sections.commands.server'
import { listSavedSections } from './saved-sections.queries.server'
import { savedSectionsArchive } from './saved-sections-archive.commands.server'

const text = { ...newBlock('rich-text', 'text'), html: '<p>Words</p>' }
const aSection = (name: string, picture?: string) => ({
  id: randomUUID(),
  name,
  blocks: [text, ...(picture ? [{ ...newBlock('image', 'i'), picture: { id: picture, alt: 'A “view”' } }] : [])],
})

const exported = (db: Database) => collectAsync(savedSectionsArchive.exportRecords(db))
const takeBack = (db: Database, records: unknown[], dryRun?: Set<string>) =>
  inTransaction(db, (tx) => savedSectionsArchive.importRecords(tx, records, { by, ...(dryRun && { dryRun: dryRun }) }))

test('sections leave and come back with their pictures, in place of what they have become', async ({ db }) => {
  const picture = await aPictureRow(db)
  const { id } = await saveSection(db, by, aSection('Hero', picture.id))
  const records = await exported(db)
  await renameSection(db, by, id, 'Renamed since')
  expect(await takeBack(db, records, new Set())).toEqual([{ name: 'Hero', outcome: 'replaced' }])
  expect(await takeBack(db, records)).toEqual([{ name: 'Hero', outcome: 'replaced' }])
  expect(await takeBack(db, records)).toEqual([{ name: 'Hero', outcome: 'unchanged' }])
  await removeSection(db, by, id)
  expect(await takeBack(db, records)).toEqual([{ name: 'Hero', outcome: 'added' }])
  expect(await exported(db)).toEqual(records)
  expect(await listMediaUses(db, picture.id)).toMatchObject([{ subject: `landing-section:${id}` }])
})

test('a name that another section has, and a picture that is not here, are refused', async ({ db }) => {
  const picture = await aPictureRow(db)
  const { id } = await saveSection(db, by, aSection('Hero', picture.id))
  const records = await exported(db)
  await removeSection(db, by, id)
  await db.deleteFrom('mediaFiles').execute()
  const reason = 'An image is not in the media library.'
  expect(await takeBack(db, records)).toEqual([{ name: 'Hero', outcome: 'refused', reason }])
  expect(await takeBack(db, records, new Set([picture.id]))).toEqual([{ name: 'Hero', outcome: 'added' }])
  await saveSection(db, by, aSection('HERO'))
  const taken = { name: 'Hero', outcome: 'refused', reason: 'Another section has this name.' }
  expect(await takeBack(db, records)).toEqual([taken])
  expect(await listSavedSections(db)).toHaveLength(1)
})

test('what is not clean is cleaned, and what is no section is told', async ({ db }) => {
  await saveSection(db, by, aSection('Text'))
  const [record] = (await exported(db)) as [{ blocks: object[] }]
  const unclean = { ...record, blocks: [{ ...record.blocks[0], html: '<p>Words<script>alert(1)</script></p>' }] }
  await takeBack(db, [unclean])
  expect(JSON.stringify(await listSavedSections(db))).not.toContain('script>')
  expect(savedSectionsArchive.validate(record)).toBeUndefined()
  for (const changes of [
    { name: '' },
    { blocks: [] },
    { blocks: [{ type: 'spell' }] },
    { id: 'a' },
    { created_at: '' },
  ]) {
    expect(savedSectionsArchive.validate({ ...record, ...changes })).toEqual(expect.any(String))
  }
})

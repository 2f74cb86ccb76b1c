import path from 'node:path'
import type { SiteEnvironment } from '~/platform/env.server'
import { take } from '~/platform/jobs/long-work.server'
import { ada, slugs } from '~test/bulk-runs'
import { aFolder } from '~test/folder'
import { expect, test } from '~test/test'
import { beginImport } from '../commands.server'
import { anImport } from '../fixtures'
import { resumeImports } from '../jobs.server'
import { countFates, findImport } from '../queries.server'
import { importWork } from '../running/import-work.server'
import { workAtImport } from '../running/work-at-import.server'
import { resumeImport, stopImport, undoImport } from '../steering.commands.server'
import { aWxr, aWxrItem } from '../wordpress/fixtures'

test('an undoing that was stopped or whose process died goes on where it was', async ({ db }) => {
  const folder = aFolder()
  const items = Array.from({ length: 250 }, (_, id) => aWxrItem({ id, status: 'draft' }))
  const { id } = await anImport(db, { folder, content: aWxr(items.join('')) })
  await undoImport(db, ada, id)
  await expect(undoImport(db, ada, id)).rejects.toThrow('being undone already')
  const dies = workAtImport(db, id, {
    dataDir: folder,
    told: () => {
      throw new Error('killed')
    },
  })
  await expect(dies).rejects.toThrow('killed')
  expect(await slugs(db)).toHaveLength(150)
  expect(await findImport(db, id)).toMatchObject({ phase: 'undoing', state: 'running', position: 100 })
  await stopImport(db, ada, id)
  expect(await take(db, importWork, id)).toBeUndefined()
  const file = { source: 'wordpress', path: path.join(folder, 'export.xml'), fileName: 'export.xml' } as const
  const other = await beginImport(db, ada, { ...file, site: '', isDryRun: false, pictures: 'leave' })
  expect(other).toMatchObject({ goesOn: false })
  await resumeImport(db, ada, id)
  await workAtImport(db, id, { dataDir: folder })
  expect(await slugs(db)).toEqual([])
  expect(await countFates(db, id)).toMatchObject({ deleted: 250 })
})

test('an undoing whose process has died is taken up again by the clock, also of an import of the console', async ({
  db,
}) => {
  const folder = aFolder()
  const { id } = await anImport(db, { folder, content: aWxr(aWxrItem({ id: 1 })) })
  const waiting = () =>
    db
      .withTables<{ 'pgboss.job': { name: string } }>()
      .selectFrom('pgboss.job')
      .select('name')
      .where('name', '=', 'run-import')
      .execute()
  await undoImport(db, ada, id)
  const before = (await waiting()).length
  await db
    .updateTable('imports')
    .set({ touchedAt: new Date(Date.now() - 120_000) })
    .where('id', '=', id)
    .execute()
  await resumeImports.run(db, {}, { DATA_DIR: folder } as SiteEnvironment)
  expect(await waiting()).toHaveLength(before + 1)
})

test('a dry run, and one that has written nothing, cannot be undone', async ({ db }) => {
  const folder = aFolder()
  const dry = await anImport(db, { folder, content: aWxr(aWxrItem({ id: 1 })), isDryRun: true })
  const empty = await anImport(db, { folder, content: aWxr(aWxrItem({ id: 1, status: 'trash' })) })
  for (const { id } of [dry, empty]) await expect(undoImport(db, ada, id)).rejects.toThrow('written nothing')
  await expect(undoImport(db, ada, 'nonsense')).rejects.toThrow('here no more')
})

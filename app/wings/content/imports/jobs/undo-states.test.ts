import path from 'node:path'
import { claimRun } from '~/kits/runs/claim-run.commands.server'
import { resumeRun, stopRun, undoRun } from '~/kits/runs/run-control.commands.server'
import { resumeLeftRuns } from '~/kits/runs/run-jobs.server'
import { listPostSlugs, testActor } from '~test/bulk-runs'
import { tempFolder } from '~test/temp-folder'
import { expect, test } from '~test/test'
import { aWxr, aWxrItem } from '~test/wordpress-export'
import { startImport } from '../commands.server'
import { anImport } from '../fixtures'
import { processImport } from '../process-import.server'
import { countUndoOutcomes, findImport } from '../queries.server'
import { importRuns } from './import-runs.server'

test('an undoing that was stopped or whose process died goes on where it was', async ({ db }) => {
  const folder = tempFolder()
  const items = Array.from({ length: 250 }, (_, id) => aWxrItem({ id, status: 'draft' }))
  const { id } = await anImport(db, { folder, content: aWxr(items.join('')) })
  await undoRun(db, importRuns, testActor, id)
  await expect(undoRun(db, importRuns, testActor, id)).rejects.toThrow('cannot be undone')
  const dies = processImport(db, id, {
    dataDir: folder,
    onProgress: () => {
      throw new Error('killed')
    },
  })
  await expect(dies).rejects.toThrow('killed')
  expect(await listPostSlugs(db)).toHaveLength(150)
  expect(await findImport(db, id)).toMatchObject({ phase: 'undo', state: 'paused', doneCount: 100 })
  await stopRun(db, importRuns, testActor, id)
  expect(await claimRun(db, importRuns, id)).toBeUndefined()
  const file = { source: 'wordpress', path: path.join(folder, 'export.xml'), fileName: 'export.xml' } as const
  const other = await startImport(db, testActor, { ...file, site: '', isDryRun: false, pictures: 'leave' })
  expect(other).toMatchObject({ goesOn: false })
  await resumeRun(db, importRuns, testActor, id)
  await processImport(db, id, { dataDir: folder })
  expect(await listPostSlugs(db)).toEqual([])
  expect(await countUndoOutcomes(db, id)).toMatchObject({ deleted: 250 })
})

test('an undoing whose process has died is taken up again by the clock, also of an import of the console', async ({
  db,
}) => {
  const folder = tempFolder()
  const { id } = await anImport(db, { folder, content: aWxr(aWxrItem({ id: 1 })) })
  const waiting = () =>
    db
      .withTables<{ 'pgboss.job': { name: string } }>()
      .selectFrom('pgboss.job')
      .select('name')
      .where('name', '=', 'run-import')
      .execute()
  await undoRun(db, importRuns, testActor, id)
  const before = (await waiting()).length
  await db
    .updateTable('imports')
    .set({ touchedAt: new Date(Date.now() - 120_000) })
    .where('id', '=', id)
    .execute()
  await resumeLeftRuns(db, importRuns)
  expect(await waiting()).toHaveLength(before + 1)
})

test('a dry run, and one that has written nothing, cannot be undone', async ({ db }) => {
  const folder = tempFolder()
  const dry = await anImport(db, { folder, content: aWxr(aWxrItem({ id: 1 })), isDryRun: true })
  const empty = await anImport(db, { folder, content: aWxr(aWxrItem({ id: 1, status: 'trash' })) })
  for (const { id } of [dry, empty])
    await expect(undoRun(db, importRuns, testActor, id)).rejects.toThrow('nothing to undo')
  await expect(undoRun(db, importRuns, testActor, 'nonsense')).rejects.toThrow('no longer exists')
})

import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ClaimLost, claimRun, recordProgress } from '~/kits/runs/claim-run.commands.server'
import { resumeRun, stopRun } from '~/kits/runs/run-control.commands.server'
import { resumeLeftRuns } from '~/kits/runs/run-jobs.server'
import type { Database } from '~/platform/database/database.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { tempFolder } from '~test/temp-folder'
import { expect, test } from '~test/test'
import { anUploadedFile } from '~test/upload'
import { aWxr, aWxrItem } from '~test/wordpress-export'
import { startImport } from '../commands.server'
import { completeImportUpload } from '../complete-import-upload.commands.server'
import { discardImportFile } from '../discard-import-file.commands.server'
import { importOptionsForm } from '../import-options'
import { streamImportReport } from '../import-report.queries.server'
import { importUploadStore } from '../import-upload-store.server'
import { processUploadedImport } from '../jobs.server'
import { TrackedPictureImporter } from '../pictures/tracked-picture-importer.server'
import { processImport } from '../process-import.server'
import { countImportOutcomes, findImport, listImportItems, listImports } from '../queries.server'
import { startImportFromDryRun } from '../start-import.commands.server'
import { importRuns } from './import-runs.server'

const admin: Actor = { id: null, email: 'mara@studio.test' }
const details = { source: 'wordpress' as const, pictures: 'leave' as const, site: '' }

function anUpload(db: Database, dataDir: string, content: string) {
  const file = { fileName: 'export.xml', bytes: Buffer.from(content), details }
  return anUploadedFile(importUploadStore(db, dataDir), file)
}

const work = (db: Database, importId: string, dataDir: string) =>
  processUploadedImport(db, importId, { DATA_DIR: dataDir })

test('a file that was uploaded is looked at first, imported when that is wanted, and then forgotten', async ({
  db,
}) => {
  const dataDir = tempFolder()
  const uploadId = await anUpload(db, dataDir, aWxr(aWxrItem({ id: 1 }) + aWxrItem({ id: 2, status: 'trash' })))
  const dryRun = await completeImportUpload(db, dataDir, admin, uploadId)
  expect(await completeImportUpload(db, dataDir, admin, uploadId)).toBe(dryRun)
  await expect(startImportFromDryRun(db, admin, dataDir, dryRun)).rejects.toThrow('fully checked')
  await work(db, dryRun, dataDir)
  expect(await findImport(db, dryRun)).toMatchObject({ state: 'completed', isDryRun: true, totalCount: 2 })
  expect(await db.selectFrom('blogPosts').select('id').execute()).toEqual([])
  const real = await startImportFromDryRun(db, admin, dataDir, dryRun)
  await work(db, real, dataDir)
  expect(await countImportOutcomes(db, real)).toEqual({ created: 1, refused: 1 })
  expect(await db.selectFrom('blogPosts').select('slug').execute()).toEqual([{ slug: 'post-1' }])
  expect(await importUploadStore(db, dataDir).listUnfinished()).toEqual([])
  await expect(startImportFromDryRun(db, admin, dataDir, dryRun)).rejects.toThrow('Upload it again')
  expect((await listImports(db, {}, 1)).after).not.toBeNull()
})

test('the site of an export is taken without the slash at its end', () => {
  const typed = { ...details, site: 'https://Old.example/' }
  expect(importOptionsForm.parse(typed).site).toBe('https://old.example')
  expect(importOptionsForm.parse(details).site).toBe('')
})

test('a run that was stopped goes on where it was, and no two processes work at it', async ({ db }) => {
  const folder = tempFolder()
  const file = path.join(folder, 'export.xml')
  writeFileSync(file, aWxr(Array.from({ length: 350 }, (_, id) => aWxrItem({ id })).join('')))
  const given = { ...details, path: file, fileName: 'export.xml', isDryRun: false }
  const { id } = await startImport(db, admin, given)
  const once = processImport(db, id, {
    dataDir: folder,
    onProgress: ({ phase, doneCount }) => {
      if (phase === 'importing' && doneCount === 200) throw new Error('killed')
    },
  })
  await expect(once).rejects.toThrow('killed')
  expect(await findImport(db, id)).toMatchObject({ state: 'paused', phase: 'importing', doneCount: 200 })
  await stopRun(db, importRuns, admin, id)
  expect(await claimRun(db, importRuns, id)).toBeUndefined()
  await expect(stopRun(db, importRuns, admin, id)).rejects.toThrow('cannot be stopped')
  await resumeRun(db, importRuns, admin, id)
  expect(await claimRun(db, importRuns, id)).toBeDefined()
  expect(await processImport(db, id, { dataDir: folder })).toBe(false)
  await db
    .updateTable('imports')
    .set({ touchedAt: new Date(Date.now() - 120_000) })
    .execute()
  expect(await processImport(db, id, { dataDir: folder })).toBe(true)
  expect(await countImportOutcomes(db, id)).toEqual({ created: 350 })
  expect(await db.selectFrom('blogPosts').select('id').execute()).toHaveLength(350)
})

test('a run whose file or folder changed since begins anew', async ({ db }) => {
  const folder = tempFolder()
  mkdirSync(folder, { recursive: true })
  const [file, text] = [path.join(folder, 'export.xml'), path.join(folder, 'a.md')]
  writeFileSync(file, aWxr(aWxrItem({ id: 1 })))
  writeFileSync(text, 'A')
  const begin = (given: object) =>
    startImport(db, admin, { ...details, path: file, fileName: 'e', isDryRun: false, ...given })
  const texts = { source: 'markdown' as const, path: folder }
  const [first, ofTexts] = [await begin({}), await begin(texts)]
  expect([await begin({}), await begin(texts)]).toEqual([
    { id: first.id, goesOn: true },
    { id: ofTexts.id, goesOn: true },
  ])
  for (const changed of [file, text]) utimesSync(changed, new Date(), new Date(Date.now() + 5_000))
  expect([await begin({}), await begin(texts)]).toMatchObject([{ goesOn: false }, { goesOn: false }])
})

test('a run that is stopped while a process works at it stores nothing more', async ({ db }) => {
  const folder = tempFolder()
  const file = path.join(folder, 'export.xml')
  writeFileSync(file, aWxr(Array.from({ length: 250 }, (_, id) => aWxrItem({ id })).join('')))
  const { id } = await startImport(db, admin, { ...details, path: file, fileName: 'e', isDryRun: false })
  let stopping: Promise<void> | undefined
  await processImport(db, id, {
    dataDir: folder,
    onProgress: ({ phase }) => {
      if (phase === 'importing') stopping ??= stopRun(db, importRuns, admin, id)
    },
  })
  await stopping
  expect(await findImport(db, id)).toMatchObject({ state: 'stopped' })
  expect(await countImportOutcomes(db, id)).toEqual({ created: 100 })
})

test('runs of the screen whose process has died are taken up again by the clock', async ({ db }) => {
  const dataDir = tempFolder()
  const id = await completeImportUpload(db, dataDir, admin, await anUpload(db, dataDir, aWxr(aWxrItem({ id: 1 }))))
  await claimRun(db, importRuns, id)
  const waiting = async () => {
    const { rows } = await db
      .withTables<{ 'pgboss.job': { name: string } }>()
      .selectFrom('pgboss.job')
      .select('name')
      .where('name', '=', 'run-import')
      .execute()
      .then((rows) => ({ rows }))
    return rows.length
  }
  const before = await waiting()
  await resumeLeftRuns(db, importRuns)
  expect(await waiting()).toBe(before)
  await db
    .updateTable('imports')
    .set({ touchedAt: new Date(Date.now() - 120_000) })
    .execute()
  await resumeLeftRuns(db, importRuns)
  expect(await waiting()).toBe(before + 1)
})

test('a report is shown page by page, narrowed by what became of the items, and downloaded whole', async ({ db }) => {
  const folder = tempFolder()
  const file = path.join(folder, 'export.xml')
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    file,
    aWxr(
      Array.from({ length: 30 }, (_, id) =>
        aWxrItem({ id, title: `=Post "${id}"`, ...(id % 3 === 0 && { status: 'trash' }) }),
      ).join(''),
    ),
  )
  const { id } = await startImport(db, admin, { ...details, path: file, fileName: 'e', isDryRun: true })
  await processImport(db, id, { dataDir: folder })
  const first = await listImportItems(db, id, { show: 'refused', after: undefined, before: undefined }, 4)
  expect([first.rows.map(({ position }) => position), first.before, first.after]).toEqual([[1, 4, 7, 10], null, '10'])
  const next = await listImportItems(db, id, { show: 'refused', after: 10, before: undefined }, 4)
  expect([next.rows.map(({ position }) => position), next.before]).toEqual([[13, 16, 19, 22], '13'])
  const back = await listImportItems(db, id, { show: 'refused', after: undefined, before: 13 }, 4)
  expect([back.rows.map(({ position }) => position), back.before, back.after]).toEqual([[1, 4, 7, 10], null, '10'])
  let csv = ''
  for await (const lines of streamImportReport(db, id)) csv += lines
  expect(csv.split('\r\n')).toHaveLength(32)
  expect(csv).toContain(`post:3,"'=Post ""3""",refused,,It was in the trash.,`)
})

test('a run that is stopped waits for no further picture', async ({ db }) => {
  const folder = tempFolder()
  const file = path.join(folder, 'export.xml')
  writeFileSync(file, aWxr(aWxrItem({ id: 1 })))
  const { id } = await startImport(db, admin, { ...details, path: file, fileName: 'e', isDryRun: false })
  const taken = await claimRun(db, importRuns, id)
  if (!taken) throw new Error('Nobody else works at it.')
  const asked: string[] = []
  const taker = { importPicture: async (address: string) => ({ id: String(asked.push(address)) }) as never }
  const attempts = new TrackedPictureImporter(taker, () => recordProgress(db, taken.claim))
  await attempts.importPicture('a')
  await stopRun(db, importRuns, admin, id)
  await expect(attempts.importPicture('b')).rejects.toBeInstanceOf(ClaimLost)
  expect(asked).toEqual(['a'])
})

test('a file that nobody wants to import makes room for others, and what was found out about it stays', async ({
  db,
}) => {
  const dataDir = tempFolder()
  const uploadId = await anUpload(db, dataDir, aWxr(aWxrItem({ id: 1 })))
  const dryRun = await completeImportUpload(db, dataDir, admin, uploadId)
  await expect(discardImportFile(db, admin, dataDir, dryRun)).rejects.toMatchObject({ status: 409 })
  await work(db, dryRun, dataDir)
  await discardImportFile(db, admin, dataDir, dryRun)
  expect(await importUploadStore(db, dataDir).listUnfinished()).toEqual([])
  expect(await countImportOutcomes(db, dryRun)).toEqual({ created: 1 })
  await expect(startImportFromDryRun(db, admin, dataDir, dryRun)).rejects.toMatchObject({ status: 404 })
})

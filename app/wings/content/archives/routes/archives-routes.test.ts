import type { Database } from '~/platform/database/database.server'
import { callAsAdmin, testAdmin } from '~test/admin-request'
import { endpoint } from '~test/endpoint'
import { methodNotAllowedResponse, readJsonResponse } from '~test/json-response'
import { tempFolder } from '~test/temp-folder'
import { expect, test } from '~test/test'
import { anUploadedFile } from '~test/upload'
import { archivesApi } from '../api.server'
import { startArchiveDryRun } from '../import/archive-imports.commands.server'
import { findArchiveImport } from '../import/archive-imports.queries.server'
import { archiveUploadStore } from '../import/archive-upload-store.server'
import { archivePath } from '../ui/paths'
import { action as bringingIn, loader } from './admin-archive'

const discarding = endpoint(archivesApi, '/imports/:importId/file')

const nowhere = '00000000-0000-4000-8000-000000000000'

/** An archive that is to be looked at. */
async function anArchive(db: Database) {
  const dataDir = tempFolder()
  const file = { fileName: 'site.tar.gz', bytes: Buffer.from('packed'), details: {} }
  const uploadId = await anUploadedFile(archiveUploadStore(db, dataDir), file)
  return { importId: await startArchiveDryRun(db, testAdmin, dataDir, uploadId), uploadId, dataDir }
}

const isDone = (db: Database, id: string) =>
  db.updateTable('archiveImports').set({ state: 'completed' }).where('id', '=', id).execute()

const stateOf = async (db: Database, id: string) => (await findArchiveImport(db, id))?.state

async function jobsFor(db: Database, importId: string) {
  const jobs = await db
    .withTables<{ 'pgboss.job': { name: string; data: { runId?: string } } }>()
    .selectFrom('pgboss.job')
    .select('data')
    .execute()
  return jobs.filter(({ data }) => data?.runId === importId).length
}

test('a run over an archive is stopped and taken up again', async ({ db }) => {
  const { importId } = await anArchive(db)
  const jobs = await jobsFor(db, importId)
  const steer = (action: string, id = importId) =>
    readJsonResponse(callAsAdmin(endpoint(archivesApi, `/imports/${id}/${action}`), db, { method: 'POST' }))
  expect(await steer('resume')).toMatchObject({ status: 409 })
  expect(await steer('stop')).toEqual({ status: 200, body: {} })
  expect(await stateOf(db, importId)).toBe('stopped')
  expect(await steer('stop')).toMatchObject({ status: 409 })
  expect(await steer('resume')).toEqual({ status: 200, body: {} })
  expect([await stateOf(db, importId), await jobsFor(db, importId)]).toEqual(['queued', jobs + 1])
  for (const id of [nowhere, 'nonsense']) {
    expect([await steer('resume', id), await steer('stop', id)]).toMatchObject([{ status: 404 }, { status: 404 }])
  }
})

test('an archive that nobody wants to bring in is let go; what was found out about it stays', async ({ db }) => {
  const { importId, uploadId, dataDir } = await anArchive(db)
  const uploads = archiveUploadStore(db, dataDir)
  const letGo = (id = importId) =>
    readJsonResponse(
      callAsAdmin(discarding, db, { method: 'DELETE', params: { importId: id }, env: { DATA_DIR: dataDir } }),
    )
  expect(await letGo()).toMatchObject({ status: 409 })
  expect(await uploads.hasFile(uploadId)).toBe(true)
  await isDone(db, importId)
  expect(await letGo()).toEqual({ status: 200, body: {} })
  expect([await uploads.hasFile(uploadId), await stateOf(db, importId)]).toEqual([false, 'completed'])
  expect([await letGo(nowhere), await letGo('nonsense')]).toMatchObject([{ status: 404 }, { status: 404 }])
})

test('what was looked at is brought in for real, by a run to which the admin is led', async ({ db }) => {
  const { importId, dataDir } = await anArchive(db)
  const env = { DATA_DIR: dataDir }
  const bringIn = (id = importId) =>
    callAsAdmin(bringingIn, db, { path: archivePath(id), method: 'POST', params: { importId: id }, env })
  const shown = (id = importId) => callAsAdmin(loader, db, { path: archivePath(id), params: { importId: id }, env })
  expect(await bringIn()).toMatchObject({
    init: { status: 409 },
    data: { formError: 'Only a fully checked archive can be restored.' },
  })
  await isDone(db, importId)
  expect(await shown()).toMatchObject({ run: { id: importId, isDryRun: true }, hasFile: true, importedByRunId: null })
  const answer = (await bringIn()) as Response
  const { importedByRunId } = await shown()
  expect([answer.status, answer.headers.get('location')]).toEqual([302, archivePath(importedByRunId ?? '')])
  expect(await shown(importedByRunId ?? '')).toMatchObject({
    run: { id: importedByRunId, isDryRun: false, state: 'queued' },
    hasFile: true,
    importedByRunId: null,
  })
  expect(await bringIn(nowhere)).toMatchObject({ init: { status: 404 } })
})

test('an archive whose file is gone says so, and cannot be brought in', async ({ db }) => {
  const { importId, dataDir, uploadId } = await anArchive(db)
  const call = { path: archivePath(importId), params: { importId }, env: { DATA_DIR: dataDir } }
  await isDone(db, importId)
  await archiveUploadStore(db, dataDir).abandon(uploadId)
  expect(await callAsAdmin(loader, db, call)).toMatchObject({ hasFile: false })
  expect(await callAsAdmin(bringingIn, db, { ...call, method: 'POST' })).toMatchObject({ init: { status: 404 } })
})

test('a report shows fifty records a page, of the part and the fate that are asked for', async ({ db }) => {
  const { importId, dataDir } = await anArchive(db)
  const items = Array.from({ length: 52 }, (_, at) => ({
    importId,
    position: at + 1,
    part: at === 0 ? 'media' : 'blog_posts',
    outcome: at === 51 ? 'refused' : 'added',
    file: `${at}.json`,
    name: `Record ${at}`,
  }))
  await db.insertInto('archiveImportItems').values(items).execute()
  const names = async (query: string) => {
    const call = { path: archivePath(importId) + query, params: { importId }, env: { DATA_DIR: dataDir } }
    const { page } = await callAsAdmin(loader, db, call)
    return page.rows.map(({ name }) => name)
  }
  expect(await names('')).toHaveLength(50)
  expect(await names('?after=50')).toEqual(['Record 50', 'Record 51'])
  expect(await names('?part=media')).toEqual(['Record 0'])
  expect(await names('?outcome=refused')).toEqual(['Record 51'])
})

test('an archive of which nothing is known is not found', async ({ db }) => {
  for (const importId of [nowhere, 'nonsense']) {
    const shown = callAsAdmin(loader, db, { path: archivePath(importId), params: { importId } })
    await expect(shown).rejects.toMatchObject({ init: { status: 404 }, data: { message: 'This archive not found.' } })
  }
})

test('archives are let go in no other way', async ({ db }) => {
  const { importId, uploadId, dataDir } = await anArchive(db)
  await isDone(db, importId)
  const call = { params: { importId }, env: { DATA_DIR: dataDir } }
  expect(await readJsonResponse(callAsAdmin(discarding, db, { ...call, method: 'POST' }))).toEqual(
    methodNotAllowedResponse('DELETE'),
  )
  expect(await readJsonResponse(callAsAdmin(discarding, db, call))).toEqual(methodNotAllowedResponse('DELETE'))
  expect([await stateOf(db, importId), await archiveUploadStore(db, dataDir).hasFile(uploadId)]).toEqual([
    'completed',
    true,
  ])
})

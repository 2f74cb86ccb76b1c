import type { Database } from '~/platform/database/database.server'
import { callAsAdmin, testAdmin } from '~test/admin-request'
import { endpoint } from '~test/endpoint'
import { methodNotAllowedResponse, readJsonResponse } from '~test/json-response'
import { tempFolder } from '~test/temp-folder'
import { expect, test } from '~test/test'
import { anUploadedFile } from '~test/upload'
import { aWxr, aWxrItem } from '~test/wordpress-export'
import { importsApi } from '../api.server'
import { completeImportUpload } from '../complete-import-upload.commands.server'
import { anImport } from '../fixtures'
import { importUploadStore } from '../import-upload-store.server'
import { processUploadedImport } from '../jobs.server'
import { countImportOutcomes, findImport } from '../queries.server'
import { importPath } from '../ui/paths'
import { action as importing, loader } from './admin-import'

const discarding = endpoint(importsApi, '/:importId/file')
const undoing = endpoint(importsApi, '/:importId/undo')

const nowhere = '00000000-0000-4000-8000-000000000000'

/** A file that is being looked at. */
async function aFile(db: Database, content = aWxr(aWxrItem({ id: 1 }))) {
  const dataDir = tempFolder()
  const details = { source: 'wordpress' as const, pictures: 'leave' as const, site: '' }
  const file = { fileName: 'export.xml', bytes: Buffer.from(content), details }
  const uploadId = await anUploadedFile(importUploadStore(db, dataDir), file)
  return { importId: await completeImportUpload(db, dataDir, testAdmin, uploadId), uploadId, dataDir }
}

const isLookedAt = (db: Database, { importId, dataDir }: Awaited<ReturnType<typeof aFile>>) =>
  processUploadedImport(db, importId, { DATA_DIR: dataDir })

const stateOf = async (db: Database, id: string) => (await findImport(db, id))?.state

test('an uploaded file is let go when nobody works at it; what was found out about it stays', async ({ db }) => {
  const file = await aFile(db)
  const { importId, uploadId, dataDir } = file
  const uploads = importUploadStore(db, dataDir)
  const letGo = (id = importId) =>
    readJsonResponse(
      callAsAdmin(discarding, db, { method: 'DELETE', params: { importId: id }, env: { DATA_DIR: dataDir } }),
    )
  expect(await letGo()).toMatchObject({ status: 409 })
  await isLookedAt(db, file)
  expect(await uploads.hasFile(uploadId)).toBe(true)
  expect(await letGo()).toEqual({ status: 200, body: {} })
  expect(await uploads.hasFile(uploadId)).toBe(false)
  expect(await countImportOutcomes(db, importId)).toEqual({ created: 1 })
  expect([await letGo(nowhere), await letGo('nonsense')]).toMatchObject([{ status: 404 }, { status: 404 }])
})

test('a run is stopped and taken up again', async ({ db }) => {
  const { importId } = await aFile(db)
  const steer = (action: string, id = importId) =>
    readJsonResponse(callAsAdmin(endpoint(importsApi, `/${id}/${action}`), db, { method: 'POST' }))
  expect(await steer('resume')).toMatchObject({ status: 409 })
  expect(await steer('stop')).toEqual({ status: 200, body: {} })
  expect(await stateOf(db, importId)).toBe('stopped')
  expect(await steer('stop')).toMatchObject({ status: 409 })
  expect(await steer('resume')).toEqual({ status: 200, body: {} })
  expect(await stateOf(db, importId)).toBe('queued')
  expect(await steer('resume', nowhere)).toMatchObject({ status: 404 })
})

test('what undoing an import would do is told before it is undone, and then it is undone once', async ({ db }) => {
  const content = aWxr(aWxrItem({ id: 1 }) + aWxrItem({ id: 2, status: 'draft' }))
  const { id: importId } = await anImport(db, { folder: tempFolder(), content })
  const call = { params: { importId } }
  const undo = () => readJsonResponse(callAsAdmin(undoing, db, { ...call, method: 'POST' }))
  expect(await readJsonResponse(callAsAdmin(undoing, db, call))).toMatchObject({
    status: 200,
    body: { trashed: 1, deleted: 1, kept: 0, restored: 0 },
  })
  expect(await findImport(db, importId)).toMatchObject({ phase: 'linking', state: 'completed' })
  expect(await undo()).toEqual({ status: 200, body: {} })
  expect(await findImport(db, importId)).toMatchObject({
    phase: 'undo',
    state: 'queued',
    undoneByEmail: testAdmin.email,
  })
  expect(await undo()).toMatchObject({ status: 409 })
})

test('what a file was found to hold is imported for real, by a run to which the admin is led', async ({ db }) => {
  const file = await aFile(db)
  const call = { path: importPath(file.importId), params: { importId: file.importId } }
  const env = { DATA_DIR: file.dataDir }
  const begin = () => callAsAdmin(importing, db, { ...call, method: 'POST', env })
  expect(await begin()).toMatchObject({
    init: { status: 409 },
    data: { formError: 'Only a fully checked file can be imported.' },
  })
  await isLookedAt(db, file)
  const answer = (await begin()) as Response
  const real = await db.selectFrom('imports').select('id').where('isDryRun', '=', false).executeTakeFirst()
  expect([answer.status, answer.headers.get('location')]).toEqual([302, importPath(real?.id ?? '')])
  expect(await findImport(db, real?.id ?? '')).toMatchObject({ state: 'queued', uploadId: file.uploadId })
})

test('a run is shown with its report as it is asked for, and whether its file is still there', async ({ db }) => {
  const posts = Array.from({ length: 51 }, (_, id) => aWxrItem({ id: id + 1 }))
  const file = await aFile(db, aWxr(posts.join('') + aWxrItem({ id: 60, status: 'trash' })))
  await isLookedAt(db, file)
  const { importId, uploadId, dataDir } = file
  const shown = (query = '') =>
    callAsAdmin(loader, db, {
      path: importPath(importId) + query,
      params: { importId },
      env: { DATA_DIR: dataDir },
    })
  const { page, ...first } = await shown()
  expect(first).toMatchObject({
    run: { id: importId, state: 'completed' },
    counts: { created: 51, refused: 1 },
    hasFile: true,
    undoOutcomes: { deleted: 0, trashed: 0, restored: 0, kept: 0 },
  })
  expect(page.rows).toHaveLength(50)
  expect((await shown('?show=refused')).page.rows).toHaveLength(1)
  expect((await shown(`?after=${page.after}`)).page.rows).toHaveLength(2)
  await importUploadStore(db, dataDir).abandon(uploadId)
  expect(await shown()).toMatchObject({ hasFile: false })
})

test('an import of which nothing is known is not found', async ({ db }) => {
  for (const importId of [nowhere, 'nonsense']) {
    const params = { importId }
    const shown = callAsAdmin(loader, db, { path: importPath(importId), params })
    await expect(shown).rejects.toMatchObject({ init: { status: 404 }, data: { message: 'This import not found.' } })
    expect(await readJsonResponse(callAsAdmin(undoing, db, { params }))).toMatchObject({
      status: 404,
      body: { error: { message: 'This import no longer exists.' } },
    })
    expect(await readJsonResponse(callAsAdmin(undoing, db, { method: 'POST', params }))).toMatchObject({ status: 404 })
  }
})

test('an address that names no import is answered like one whose import is gone', async ({ db }) => {
  const call = { params: { importId: 'nonsense' } }
  for (const action of ['stop', 'resume']) {
    const steering = endpoint(importsApi, `/nonsense/${action}`)
    expect(await readJsonResponse(callAsAdmin(steering, db, { method: 'POST' }))).toMatchObject({ status: 404 })
  }
  const begun = await callAsAdmin(importing, db, { ...call, path: importPath('nonsense'), method: 'POST' })
  expect(begun).toMatchObject({ init: { status: 404 }, data: { formError: 'This import no longer exists.' } })
})

test('imports are undone and let go in no other way', async ({ db }) => {
  const file = await aFile(db)
  const call = { params: { importId: file.importId }, env: { DATA_DIR: file.dataDir } }
  expect(await readJsonResponse(callAsAdmin(undoing, db, { ...call, method: 'DELETE' }))).toEqual(
    methodNotAllowedResponse('POST, GET'),
  )
  expect(await readJsonResponse(callAsAdmin(discarding, db, { ...call, method: 'POST' }))).toEqual(
    methodNotAllowedResponse('DELETE'),
  )
  expect(await readJsonResponse(callAsAdmin(discarding, db, call))).toEqual(methodNotAllowedResponse('DELETE'))
  expect([await stateOf(db, file.importId), await importUploadStore(db, file.dataDir).hasFile(file.uploadId)]).toEqual([
    ...['queued', true],
  ])
})

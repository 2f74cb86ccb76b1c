import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { stopRun } from '~/kits/runs/run-control.commands.server'
import type { Database } from '~/platform/database/database.server'
import { callAsAdmin, testAdmin } from '~test/admin-request'
import { endpoint } from '~test/endpoint'
import { methodNotAllowedResponse, readJsonResponse } from '~test/json-response'
import { tempFolder } from '~test/temp-folder'
import { expect, test } from '~test/test'
import { archivesApi } from '../api.server'
import { exportRuns } from '../archive-runs.server'
import { startExport } from '../export/exports.commands.server'
import { findActiveExport } from '../export/exports.queries.server'
import { exportsPath } from '../ui/paths'
import { action as asking, loader } from './admin-exports'

const deletion = endpoint(archivesApi, '/exports/:exportId')

const nowhere = '00000000-0000-4000-8000-000000000000'

const exportsIn = (db: Database) =>
  db.selectFrom('siteExports').select(['id', 'kind', 'state', 'startedByEmail']).orderBy('startedAt').execute()

const actions = async (db: Database) => {
  const rows = await db.selectFrom('auditEntries').select('action').where('action', 'like', 'export.%').execute()
  return rows.map(({ action }) => action).sort()
}

function oldExports(db: Database, count: number) {
  const rows = Array.from({ length: count }, (_, at) => ({
    kind: 'archive',
    fileName: `${at}.tar.gz`,
    state: 'stopped',
    startedByEmail: testAdmin.email,
    startedAt: new Date(Date.UTC(2026, 0, 1 + at)),
    endedAt: new Date(Date.UTC(2026, 0, 1 + at)),
  }))
  return db.insertInto('siteExports').values(rows).execute()
}

test('an admin asks for an export of the kind that was chosen, and is led to the list', async ({ db }) => {
  const ask = (form: Record<string, string>) => callAsAdmin(asking, db, { path: exportsPath, form })
  expect(await ask({ kind: 'everything' })).toMatchObject({
    init: { status: 422 },
    data: { fieldErrors: { kind: 'Choose what to export.' } },
  })
  expect(await exportsIn(db)).toEqual([])
  const answer = (await ask({ kind: 'wordpress' })) as Response
  expect([answer.status, answer.headers.get('location')]).toEqual([302, exportsPath])
  expect(await exportsIn(db)).toMatchObject([{ kind: 'wordpress', state: 'queued', startedByEmail: testAdmin.email }])
  expect(await ask({ kind: 'archive' })).toMatchObject({
    init: { status: 409 },
    data: { formError: expect.stringContaining('already running') },
  })
})

test('the list has 25 exports a page, goes on after the last of them, and names the one under way', async ({ db }) => {
  await oldExports(db, 25)
  const id = await startExport(db, testAdmin, 'archive')
  const first = await callAsAdmin(loader, db, { path: exportsPath })
  expect([first.exports.length, first.exports[0]?.id, first.before]).toEqual([25, id, null])
  expect(first.activeExport).toMatchObject({ id, state: 'queued' })
  const next = await callAsAdmin(loader, db, { path: `${exportsPath}?after=${first.after}` })
  expect([next.exports.map(({ fileName }) => fileName), next.after]).toEqual([['0.tar.gz'], null])
})

test('beside the exports are the last ten archives that were looked at, and a way to the others', async ({ db }) => {
  const rows = Array.from({ length: 11 }, (_, at) => ({
    uploadId: crypto.randomUUID(),
    fileName: `${at}.tar.gz`,
    byteSize: 1,
    isDryRun: true,
    state: 'completed',
    startedByEmail: testAdmin.email,
    startedAt: new Date(Date.UTC(2026, 0, 1 + at)),
  }))
  await db.insertInto('archiveImports').values(rows).execute()
  const { archives, activeExport } = await callAsAdmin(loader, db, { path: exportsPath })
  expect([archives.rows.length, archives.rows[0]?.fileName, archives.after]).toEqual([
    ...[10, '10.tar.gz', archives.rows.at(-1)?.id],
  ])
  expect(activeExport).toBeNull()
})

test('an export is stopped and asked for anew, which takes the place of the one that was stopped', async ({ db }) => {
  const exportId = await startExport(db, testAdmin, 'wordpress')
  const steer = (action: string, id = exportId) =>
    readJsonResponse(callAsAdmin(endpoint(archivesApi, `/exports/${id}/${action}`), db, { method: 'POST' }))
  expect(await steer('retry')).toMatchObject({ status: 409 })
  expect(await steer('stop')).toEqual({ status: 200, body: {} })
  expect(await exportsIn(db)).toMatchObject([{ id: exportId, state: 'stopped' }])
  expect(await steer('stop')).toMatchObject({ status: 409 })
  expect(await steer('retry')).toEqual({ status: 200, body: {} })
  expect(await findActiveExport(db)).toMatchObject({ kind: 'wordpress', state: 'queued' })
  expect(await exportsIn(db)).toHaveLength(1)
  for (const id of [exportId, nowhere, 'nonsense']) expect(await steer('stop', id)).toMatchObject({ status: 404 })
  expect(await actions(db)).toEqual(['export.begun', 'export.begun', 'export.stopped'])
})

test('an export that has ended is deleted with its file', async ({ db }) => {
  const dataDir = tempFolder()
  const exportId = await startExport(db, testAdmin, 'archive')
  const file = path.join(dataDir, 'exports', exportId)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, 'packed')
  const remove = () =>
    readJsonResponse(callAsAdmin(deletion, db, { method: 'DELETE', params: { exportId }, env: { DATA_DIR: dataDir } }))
  expect(await remove()).toMatchObject({
    status: 409,
    body: { error: { message: expect.stringContaining('Stop it') } },
  })
  expect([(await exportsIn(db)).length, existsSync(file)]).toEqual([1, true])
  await stopRun(db, exportRuns, testAdmin, exportId)
  expect(await remove()).toEqual({ status: 200, body: {} })
  expect([await exportsIn(db), existsSync(file)]).toEqual([[], false])
  expect(await remove()).toMatchObject({ status: 404 })
})

test('exports are deleted in no other way', async ({ db }) => {
  const params = { exportId: await startExport(db, testAdmin, 'archive') }
  expect(await readJsonResponse(callAsAdmin(deletion, db, { method: 'POST', params }))).toEqual(
    methodNotAllowedResponse('DELETE'),
  )
  expect(await readJsonResponse(callAsAdmin(deletion, db, { params }))).toEqual(methodNotAllowedResponse('DELETE'))
  expect(await exportsIn(db)).toMatchObject([{ state: 'queued' }])
})

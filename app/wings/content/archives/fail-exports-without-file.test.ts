import type { Database } from '~/platform/database/database.server'
import { archiveEngine } from '~/shell/archive/archive-engine.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { tempFolder } from '~test/temp-folder'
import { expect, test } from '~test/test'
import { retryExport, startExport } from './export/exports.commands.server'
import { findFinishedExport, listExports } from './export/exports.queries.server'
import { processExport } from './export/process-export.server'
import { failExportsWithoutFile } from './fail-exports-without-file.commands.server'

const admin: Actor = { id: null, email: 'mara@studio.test' }
const surroundings = { ORIGIN: 'https://harbor.test', DATABASE_URL: 'postgres://shared' }

const work = (db: Database, id: string, dataDir: string) =>
  processExport(db, archiveEngine, id, { ...surroundings, DATA_DIR: dataDir })

const listed = async (db: Database) => (await listExports(db, {}, 10)).rows

test('an export whose file did not come back with a backup says so, and is made anew', async ({ db }) => {
  const [here, elsewhere] = [tempFolder(), tempFolder()]
  const id = await startExport(db, admin, 'wordpress')
  await work(db, id, here)
  await failExportsWithoutFile(db, here)
  expect(await listed(db)).toMatchObject([{ state: 'completed', error: null }])
  await failExportsWithoutFile(db, elsewhere)
  const error = expect.stringContaining('The file is missing')
  expect(await listed(db)).toMatchObject([{ state: 'failed', byteSize: null, error }])
  expect(await findFinishedExport(db, id)).toBeUndefined()
  await work(db, await retryExport(db, admin, id), elsewhere)
  await failExportsWithoutFile(db, elsewhere)
  expect(await listed(db)).toMatchObject([{ state: 'completed', error: null }])
})

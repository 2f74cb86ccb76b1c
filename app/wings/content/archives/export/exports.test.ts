import { existsSync } from 'node:fs'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { claimRun } from '~/kits/runs/claim-run.commands.server'
import { stopRun } from '~/kits/runs/run-control.commands.server'
import { resumeLeftRuns } from '~/kits/runs/run-jobs.server'
import type { Database } from '~/platform/database/database.server'
import { OperatorError } from '~/platform/errors/operator-error'
import { DAY_MS } from '~/platform/time/dates'
import { archiveEngine } from '~/shell/archive/archive-engine.server'
import { withUnpackedArchive } from '~/shell/archive/archive-file.server'
import { aPost } from '~/wings/content/blog/fixtures'
import type { Actor } from '~/wings/site/audit-log/actor'
import { tempFolder } from '~test/temp-folder'
import { expect, test } from '~test/test'
import type { ArchiveEngine, ExportTask } from '../archive-engine'
import { exportRuns } from '../archive-runs.server'
import { exportWorkRoot } from './export-store.server'
import { deleteExport, retryExport, startExport } from './exports.commands.server'
import { findActiveExport, findFinishedExport, listExports } from './exports.queries.server'
import { processExport } from './process-export.server'
import { sweepExports } from './sweep-exports.commands.server'

const admin: Actor = { id: null, email: 'mara@studio.test' }
const moment = new Date('2026-03-01T08:05:59Z')

// as one of several processes: where there is only one, whoever held a task before must be dead
const surroundings = { ORIGIN: 'https://harbor.test', DATABASE_URL: 'postgres://shared' }

const work = (db: Database, id: string, dataDir: string, engine = archiveEngine) =>
  processExport(db, engine, id, { ...surroundings, DATA_DIR: dataDir })

/** The engine, with something that happens in the middle of its work. */
function interrupted(happens: (task: ExportTask) => Promise<unknown>): ArchiveEngine {
  return {
    ...archiveEngine,
    async writeExport(db, kind, task) {
      await happens(task)
      return archiveEngine.writeExport(db, kind, task)
    },
  }
}

const listed = async (db: Database) => (await listExports(db, {}, 10)).rows
const actions = async (db: Database) => {
  const rows = await db.selectFrom('auditEntries').select('action').where('action', 'like', 'export.%').execute()
  return rows.map(({ action }) => action).sort()
}

test('what was asked for is made, named by the studio and the minute, and holds the content', async ({ db }) => {
  const dataDir = tempFolder()
  await aPost(db, { slug: 'kept' })
  const id = await startExport(db, admin, 'archive', moment)
  expect(await findActiveExport(db)).toMatchObject({ state: 'queued', fileName: 'studio-2026-03-01-0805.tar.gz' })
  await work(db, id, dataDir)
  const file = path.join(dataDir, 'exports', id)
  await withUnpackedArchive(file, dataDir, async (folder) =>
    expect(existsSync(path.join(folder, 'blog_posts', 'kept.json'))).toBe(true),
  )
  const [row] = await listed(db)
  expect(row).toMatchObject({ state: 'completed', startedByEmail: admin.email, byteSize: expect.any(Number) })
  expect(row?.expiresAt?.getTime()).toBe((row?.endedAt?.getTime() ?? 0) + 7 * DAY_MS)
  expect(await findFinishedExport(db, id)).toMatchObject({ byteSize: row?.byteSize })
  expect(await readdir(exportWorkRoot(dataDir))).toEqual([])
})

test('a file for WordPress is made the same way', async ({ db }) => {
  const dataDir = tempFolder()
  const id = await startExport(db, admin, 'wordpress', moment)
  await work(db, id, dataDir)
  expect(await listed(db)).toMatchObject([{ state: 'completed', fileName: 'studio-wordpress-2026-03-01-0805.xml' }])
})

test('how far it is can be seen by others while it is made', async ({ database: { db } }) => {
  const dataDir = tempFolder()
  for (const slug of ['a', 'b', 'c']) await aPost(db, { slug })
  const id = await startExport(db, admin, 'archive')
  const seen: unknown[] = []
  const engine: ArchiveEngine = {
    ...archiveEngine,
    writeExport: (outer, kind, task) =>
      archiveEngine.writeExport(outer, kind, {
        ...task,
        async reportProgress(progress) {
          await task.reportProgress(progress)
          const { state, phase, totalCount } = (await findActiveExport(db)) ?? {}
          seen.push({ state, phase, totalCount })
        },
      }),
  }
  await processExport(db, engine, id, { ...surroundings, DATA_DIR: dataDir })
  expect(seen).toContainEqual({ state: 'running', phase: 'writing', totalCount: 3 })
  expect(seen).toContainEqual({ state: 'running', phase: 'packing', totalCount: expect.any(Number) })
  expect(await listed(db)).toMatchObject([{ state: 'completed' }])
}, 60_000)

test('two who ask at once get one export, and the second hears why', async ({ database: { db } }) => {
  const asked = await Promise.allSettled([
    startExport(db, admin, 'archive'),
    startExport(db, admin, 'wordpress'),
    startExport(db, admin, 'archive'),
  ])
  expect(asked.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
  for (const one of asked) if (one.status === 'rejected') expect(String(one.reason)).toContain('already running')
  expect(await listed(db)).toHaveLength(1)
})

test('an export whose process was killed in the middle is taken up by the clock and made anew', async ({ db }) => {
  const dataDir = tempFolder()
  const id = await startExport(db, admin, 'archive')
  await claimRun(db, exportRuns, id)
  await mkdir(path.join(exportWorkRoot(dataDir), id, 'half'), { recursive: true })
  const waiting = () =>
    db
      .withTables<{ 'pgboss.job': { name: string } }>()
      .selectFrom('pgboss.job')
      .select('name')
      .where('name', '=', 'make-site-export')
      .execute()
  expect(await waiting()).toHaveLength(1)
  await resumeLeftRuns(db, exportRuns)
  expect(await waiting()).toHaveLength(1)
  await db
    .updateTable('siteExports')
    .set({ touchedAt: new Date(Date.now() - 120_000) })
    .execute()
  await resumeLeftRuns(db, exportRuns)
  await resumeLeftRuns(db, exportRuns)
  expect(await waiting()).toHaveLength(2)
  await work(db, id, dataDir)
  expect(await listed(db)).toMatchObject([{ state: 'completed' }])
  expect(await readdir(exportWorkRoot(dataDir))).toEqual([])
})

test('an export that somebody works at is left alone by everybody else', async ({ db }) => {
  const dataDir = tempFolder()
  const id = await startExport(db, admin, 'wordpress')
  let made = 0
  const engine = interrupted(async () => {
    made++
    await work(db, id, dataDir, engine)
  })
  await work(db, id, dataDir, engine)
  expect(made).toBe(1)
})

test('one that always dies is given up, and can be tried again', async ({ db }) => {
  const dataDir = tempFolder()
  const id = await startExport(db, admin, 'archive')
  for (let tries = 0; tries < 5; tries++) {
    expect(await claimRun(db, exportRuns, id)).toBeDefined()
    await db
      .updateTable('siteExports')
      .set({ touchedAt: new Date(0) })
      .execute()
  }
  await work(db, id, dataDir)
  expect(await listed(db)).toMatchObject([
    { state: 'failed', error: expect.stringContaining('failed after 5 attempts') },
  ])
  const again = await retryExport(db, admin, id)
  await work(db, again, dataDir)
  expect(await listed(db)).toMatchObject([{ id: again, state: 'completed', error: null }])
  await expect(retryExport(db, admin, again)).rejects.toThrow()
})

test('an export that is stopped while it is made leaves nothing behind', async ({ db }) => {
  const dataDir = tempFolder()
  await aPost(db, {})
  const id = await startExport(db, admin, 'archive')
  await work(
    db,
    id,
    dataDir,
    interrupted(() => stopRun(db, exportRuns, admin, id)),
  )
  expect(await listed(db)).toMatchObject([{ state: 'stopped', byteSize: null }])
  expect(await readdir(exportWorkRoot(dataDir))).toEqual([])
  expect(existsSync(path.join(dataDir, 'exports', id))).toBe(false)
  await expect(stopRun(db, exportRuns, admin, id)).rejects.toThrow('cannot be stopped')
})

test('what a person can do something about is said, and a bug is reported and said to be one', async ({ db }) => {
  const dataDir = tempFolder()
  const id = await startExport(db, admin, 'archive')
  const noRoom = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' })
  await work(
    db,
    id,
    dataDir,
    interrupted(() => Promise.reject(noRoom)),
  )
  expect(await listed(db)).toMatchObject([{ state: 'failed', error: expect.stringContaining('disk is full') }])
  const second = await retryExport(db, admin, id)
  await work(
    db,
    second,
    dataDir,
    interrupted(() => Promise.reject(new OperatorError('It cannot be.'))),
  )
  expect(await listed(db)).toMatchObject([{ state: 'failed', error: 'It cannot be.' }])
  const third = await retryExport(db, admin, second)
  const bug = work(
    db,
    third,
    dataDir,
    interrupted(() => Promise.reject(new TypeError('x is not a function'))),
  )
  await expect(bug).rejects.toThrow(TypeError)
  expect(await listed(db)).toMatchObject([{ state: 'failed', error: expect.stringContaining('Check the error log') }])
})

test('after a week the clock takes the file and its line; what has no line goes too, and nothing else', async ({
  db,
}) => {
  const dataDir = tempFolder()
  const old = await startExport(db, admin, 'wordpress')
  await work(db, old, dataDir)
  const folder = path.join(dataDir, 'exports')
  for (const [name, hours] of [
    ['orphan', 25],
    ['just-written', 1],
  ] as const) {
    await writeFile(path.join(folder, name), name)
    const at = new Date(Date.now() - hours * 3_600_000)
    await utimes(path.join(folder, name), at, at)
  }
  await mkdir(path.join(exportWorkRoot(dataDir), 'left'), { recursive: true })
  await sweepExports(db, dataDir, new Date())
  expect((await readdir(folder)).sort()).toEqual([old, 'just-written'].sort())
  expect(await readdir(exportWorkRoot(dataDir))).toEqual([])
  await sweepExports(db, dataDir, new Date(Date.now() + 7.1 * DAY_MS))
  expect(await listed(db)).toEqual([])
  expect(existsSync(path.join(folder, old))).toBe(false)
})

test('an export is deleted with its file, not while it is made, and the log says who did what', async ({ db }) => {
  const dataDir = tempFolder()
  const id = await startExport(db, admin, 'wordpress')
  await expect(deleteExport(db, admin, id, dataDir)).rejects.toThrow('Stop it first')
  await work(db, id, dataDir)
  await deleteExport(db, admin, id, dataDir)
  expect(await listed(db)).toEqual([])
  expect(await readdir(path.join(dataDir, 'exports'))).toEqual([])
  await expect(deleteExport(db, admin, id, dataDir)).rejects.toThrow('no longer exists')
  await expect(deleteExport(db, admin, 'nonsense', dataDir)).rejects.toThrow('no longer exists')
  expect(await actions(db)).toEqual(['export.begun', 'export.deleted'])
})

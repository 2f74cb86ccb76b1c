import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { resumeRun, stopRun } from '~/kits/runs/run-control.commands.server'
import type { Database } from '~/platform/database/database.server'
import { archiveEngine } from '~/shell/archive/archive-engine.server'
import { exportArchiveFile } from '~/shell/archive/archive-file.server'
import { aPost } from '~/wings/content/blog/fixtures'
import type { Actor } from '~/wings/site/audit-log/actor'
import { tempFolder } from '~test/temp-folder'
import { expect, test } from '~test/test'
import { anUploadedFile } from '~test/upload'
import type { ArchiveEngine } from '../archive-engine'
import { archiveImportRuns } from '../archive-runs.server'
import { discardArchive, startArchiveDryRun, startArchiveImportFromDryRun } from './archive-imports.commands.server'
import { findArchiveImport, findArchiveRunId, listArchiveImportItems } from './archive-imports.queries.server'
import { streamArchiveReport } from './archive-report.queries.server'
import { archiveUploadStore } from './archive-upload-store.server'
import { archiveImportWorkRoot, processArchiveImport } from './process-archive-import.commands.server'
import { ARCHIVE_REPORT_RETENTION_DAYS, sweepArchiveImports } from './sweep-archive-imports.commands.server'

const admin: Actor = { id: null, email: 'mara@studio.test' }
const all = { part: '', outcome: '', after: undefined, before: undefined } as const

const work = (db: Database, id: string, dataDir: string, engine = archiveEngine) =>
  processArchiveImport(db, engine, id, { DATA_DIR: dataDir })

/** The site's content as an archive that was uploaded. */
async function anUpload(db: Database, dataDir: string) {
  const file = path.join(tempFolder(), 'site.tar.gz')
  await exportArchiveFile(db, file, { dataDir, print: () => {} })
  return uploaded(db, dataDir, await readFile(file))
}

function uploaded(db: Database, dataDir: string, bytes: Buffer) {
  return anUploadedFile(archiveUploadStore(db, dataDir), { fileName: 'site.tar.gz', bytes, details: {} })
}

async function lookedAt(db: Database, dataDir: string, uploadId: string) {
  const id = await startArchiveDryRun(db, admin, dataDir, uploadId)
  await work(db, id, dataDir)
  return id
}

const slugs = async (db: Database) => {
  const rows = await db.selectFrom('blogPosts').select('slug').orderBy('slug').execute()
  return rows.map(({ slug }) => slug)
}

async function manyPosts(db: Database, count: number) {
  for (let at = 10; at < 10 + count; at++) await aPost(db, { slug: `post-${at}` })
}

/** The engine, which fails when this many bunches were noted. */
function failingAfter(bunches: number, error: () => Error = () => new Error('killed')): ArchiveEngine {
  let noted = 0
  return {
    ...archiveEngine,
    importArchive: (db, task) => {
      const { journal } = task
      const record: typeof journal.record = async (tx, records, total) => {
        if (++noted > bunches) throw error()
        await journal.record(tx, records, total)
      }
      const failing = {
        get recordedCount() {
          return journal.recordedCount
        },
        record,
      }
      return archiveEngine.importArchive(db, { ...task, journal: failing })
    },
  }
}

test('an archive is looked at first, brought in when that is wanted, and then forgotten', async ({ db }) => {
  const dataDir = tempFolder()
  await manyPosts(db, 3)
  const uploadId = await anUpload(db, dataDir)
  await db.deleteFrom('blogPosts').where('slug', '<>', 'post-10').execute()
  const dryRun = await startArchiveDryRun(db, admin, dataDir, uploadId)
  expect(await startArchiveDryRun(db, admin, dataDir, uploadId)).toBe(dryRun)
  await expect(startArchiveImportFromDryRun(db, admin, dataDir, dryRun)).rejects.toThrow('fully checked')
  await work(db, dryRun, dataDir)
  const found = await findArchiveImport(db, dryRun)
  expect(found).toMatchObject({ state: 'completed', isDryRun: true, phase: 'importing' })
  expect(found?.counts.blog_posts).toEqual({ unchanged: 1, added: 2 })
  expect(await slugs(db)).toEqual(['post-10'])

  const real = await startArchiveImportFromDryRun(db, admin, dataDir, dryRun)
  expect(await startArchiveImportFromDryRun(db, admin, dataDir, dryRun)).toBe(real)
  expect(await findArchiveRunId(db, uploadId, false)).toBe(real)
  await work(db, real, dataDir)
  expect(await findArchiveImport(db, real)).toMatchObject({ state: 'completed', counts: found?.counts })
  expect(await slugs(db)).toEqual(['post-10', 'post-11', 'post-12'])
  expect(await archiveUploadStore(db, dataDir).hasFile(uploadId)).toBe(false)
  expect(await readdir(archiveImportWorkRoot(dataDir))).toEqual([])
  const log = await db.selectFrom('auditEntries').select('action').where('action', 'like', 'archive.%').execute()
  expect(log.map(({ action }) => action).sort()).toEqual([
    ...['archive.import-begun', 'archive.imported', 'archive.looked-at'],
  ])
})

test('nothing of a dry run is written but its report', async ({ db }) => {
  const dataDir = tempFolder()
  await manyPosts(db, 2)
  const uploadId = await anUpload(db, dataDir)
  await db.deleteFrom('blogPosts').execute()
  const tables = [
    'blogPosts',
    'pages',
    'entryRevisions',
    'entryDrafts',
    'mediaFiles',
    'redirects',
    'siteSettings',
  ] as const
  const rows = async () => Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
  const before = await rows()
  const id = await lookedAt(db, dataDir, uploadId)
  expect((await listArchiveImportItems(db, id, all, 50)).rows.length).toBeGreaterThan(1)
  expect(await rows()).toEqual(before)
})

test('a run that was killed goes on where it was, each record once in its report, and links are tied', async ({
  db,
}) => {
  const dataDir = tempFolder()
  await manyPosts(db, 50)
  const target = await aPost(db, { slug: 'target' })
  const link = `<p><a href="page:${target.id}">there</a></p>`
  await db.updateTable('blogPosts').set({ body: link }).where('slug', '=', 'post-10').execute()
  const uploadId = await anUpload(db, dataDir)
  const [first] = await db.selectFrom('blogPosts').select('id').where('slug', '=', 'post-10').execute()
  for (const table of ['blogPosts', 'pages'] as const) await db.deleteFrom(table).execute()
  const real = await startArchiveImportFromDryRun(db, admin, dataDir, await lookedAt(db, dataDir, uploadId))
  await expect(work(db, real, dataDir, failingAfter(2))).rejects.toThrow('killed')
  expect(await findArchiveImport(db, real)).toMatchObject({ state: 'paused', recordedCount: 40 })
  expect(await slugs(db)).toHaveLength(40)
  await resumeRun(db, archiveImportRuns, admin, real)
  await work(db, real, dataDir)
  const found = await findArchiveImport(db, real)
  expect(found).toMatchObject({ state: 'completed', error: null })
  expect(found?.counts.blog_posts).toEqual({ added: 51 })
  const { rows } = await listArchiveImportItems(db, real, { ...all, part: 'blog_posts' }, 100)
  expect(rows.map(({ position }) => position)).toEqual(Array.from({ length: 51 }, (_, at) => at + 1))
  expect(new Set(rows.map(({ name }) => name)).size).toBe(51)
  expect(await db.selectFrom('pageLinks').selectAll().execute()).toEqual([{ fromPage: first?.id, toPage: target.id }])
})

test('a run that is stopped undoes the bunch at work and stores nothing more until it goes on', async ({ db }) => {
  const dataDir = tempFolder()
  await manyPosts(db, 50)
  const uploadId = await anUpload(db, dataDir)
  await db.deleteFrom('blogPosts').execute()
  const real = await startArchiveImportFromDryRun(db, admin, dataDir, await lookedAt(db, dataDir, uploadId))
  let noted = 0
  const engine: ArchiveEngine = {
    ...archiveEngine,
    importArchive: (outer, task) => {
      const note: typeof task.journal.record = async (tx, records, total) => {
        if (++noted === 2) await stopRun(db, archiveImportRuns, admin, real)
        await task.journal.record(tx, records, total)
      }
      return archiveEngine.importArchive(outer, { ...task, journal: { recordedCount: 0, record: note } })
    },
  }
  await work(db, real, dataDir, engine)
  // in this test the stop is part of the transaction that it undoes
  expect(await slugs(db)).toHaveLength(20)
  expect(noted).toBe(2)
})

test('what is no archive is refused by its name, and its file goes', async ({ db }) => {
  const dataDir = tempFolder()
  const uploadId = await uploaded(db, dataDir, Buffer.from('no archive at all'))
  const id = await lookedAt(db, dataDir, uploadId)
  expect(await findArchiveImport(db, id)).toMatchObject({
    state: 'failed',
    error: 'site.tar.gz is damaged or not an archive.',
  })
  expect(await archiveUploadStore(db, dataDir).hasFile(uploadId)).toBe(false)
  await expect(startArchiveImportFromDryRun(db, admin, dataDir, id)).rejects.toThrow('fully checked')
  await expect(resumeRun(db, archiveImportRuns, admin, id)).rejects.toThrow('cannot be resumed')
})

test('records that cannot be kept are in the report with their reason, which is shown, narrowed and downloaded', async ({
  db,
}) => {
  const dataDir = tempFolder()
  await manyPosts(db, 30)
  const uploadId = await anUpload(db, dataDir)
  await db.deleteFrom('blogPosts').execute()
  await db.deleteFrom('pages').execute()
  await aPost(db, { slug: 'post-15', title: 'Another’s' })
  const id = await lookedAt(db, dataDir, uploadId)
  const refused = await listArchiveImportItems(db, id, { ...all, outcome: 'refused' }, 10)
  expect(refused.rows).toMatchObject([
    {
      name: '/blog/post-15',
      file: 'blog_posts/post-15.json',
      reason: expect.stringContaining('already uses this URL slug'),
    },
  ])
  const first = await listArchiveImportItems(db, id, { ...all, part: 'blog_posts' }, 12)
  expect([first.rows.length, first.before, first.after]).toEqual([12, null, '12'])
  const next = await listArchiveImportItems(db, id, { ...all, part: 'blog_posts', after: 12 }, 12)
  const back = await listArchiveImportItems(db, id, { ...all, part: 'blog_posts', before: 13 }, 12)
  expect([next.rows[0]?.position, next.before, back.rows]).toEqual([13, '13', first.rows])
  let csv = ''
  for await (const lines of streamArchiveReport(db, id)) csv += lines
  expect(csv.split('\r\n').length).toBeGreaterThan(31)
  expect(csv).toMatch(/\d+,Posts,blog_posts\/post-15\.json,\/blog\/post-15,refused,/)
})

test('an archive that nobody wants is discarded, and one whose file is gone has to come again', async ({ db }) => {
  const dataDir = tempFolder()
  await manyPosts(db, 1)
  const uploadId = await anUpload(db, dataDir)
  const id = await startArchiveDryRun(db, admin, dataDir, uploadId)
  await expect(discardArchive(db, admin, dataDir, id)).rejects.toThrow('Stop it first')
  await work(db, id, dataDir)
  await discardArchive(db, admin, dataDir, id)
  expect(existsSync(archiveUploadStore(db, dataDir).pathOf(uploadId))).toBe(false)
  await expect(startArchiveImportFromDryRun(db, admin, dataDir, id)).rejects.toThrow('Upload it again')
  await expect(discardArchive(db, admin, dataDir, 'nonsense')).rejects.toThrow('no longer exists')
})

test('an upload that is not whole is not looked at', async ({ db }) => {
  const dataDir = tempFolder()
  await mkdir(dataDir, { recursive: true })
  const uploads = archiveUploadStore(db, dataDir)
  const id = await uploads.begin({ fileName: 'half.tar.gz', byteSize: 100, details: {} })
  await expect(startArchiveDryRun(db, admin, dataDir, id)).rejects.toThrow('half.tar.gz is incomplete: 0 of 100 bytes')
})

test('reports go after a while, and not those of runs under way', async ({ db }) => {
  const dataDir = tempFolder()
  await manyPosts(db, 1)
  const over = await lookedAt(db, dataDir, await anUpload(db, dataDir))
  const waiting = await startArchiveDryRun(db, admin, dataDir, await anUpload(db, dataDir))
  const later = (days: number) => new Date(Date.now() + days * 86_400_000)
  await sweepArchiveImports(db, dataDir, later(ARCHIVE_REPORT_RETENTION_DAYS - 1))
  expect(await findArchiveImport(db, over)).toBeDefined()
  await sweepArchiveImports(db, dataDir, later(ARCHIVE_REPORT_RETENTION_DAYS + 1))
  expect(await findArchiveImport(db, over)).toBeUndefined()
  expect(await findArchiveImport(db, waiting)).toBeDefined()
})

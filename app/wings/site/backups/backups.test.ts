import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { claimRun } from '~/kits/runs/claim-run.commands.server'
import { stopRun } from '~/kits/runs/run-control.commands.server'
import type { Database } from '~/platform/database/database.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { DAY_MS } from '~/platform/time/dates'
import { upsertAdmin } from '~/wings/site/accounts/admins.commands.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { callAsAdmin } from '~test/admin-request'
import { endpoint } from '~test/endpoint'
import { startFakeS3 } from '~test/fake-s3'
import { testEnvironment } from '~test/route-call'
import { tempFolder } from '~test/temp-folder'
import { expect, test } from '~test/test'
import { backupsApi } from './api.server'
import { backupFileName } from './backup'
import { backupRuns } from './backup-runs.server'
import { checkBackups } from './check-backups.queries.server'
import { startBackup, startNightlyBackup } from './commands.server'
import { processBackup } from './process-backup.commands.server'
import { findBackupOverview, findLastVerification, listBackups } from './queries.server'
import { verifyBackup } from './verify-backup.server'

const admin: Actor = { id: null, email: 'mara@studio.test' }
const WITH_VERIFICATION = 60_000

async function aSite(changes: Partial<SiteEnvironment> = {}) {
  const DATA_DIR = tempFolder()
  await mkdir(path.join(DATA_DIR, 'media'))
  await writeFile(path.join(DATA_DIR, 'media', 'picture-640.webp'), 'a picture')
  return testEnvironment({ DATA_DIR, ...changes })
}

async function backUp(db: Database, env: SiteEnvironment, now = new Date()) {
  const id = await startBackup(db, admin, env, now)
  await processBackup(db, id, env)
  const [last] = await listBackups(db)
  return last
}

/** As if one had been restored lately: most tests need no other PostgreSQL. */
async function markVerified(db: Database, at = new Date()) {
  const fileName = backupFileName(at)
  const verified = { fileName, state: 'completed', startedAt: at, endedAt: at, verifiedAt: at, byteSize: 1 }
  await db.insertInto('derived.backups').values(verified).execute()
}

const mailsOf = (db: Database) =>
  db.selectFrom('outboxMails').select(['recipient', 'subject', 'plainText']).orderBy('recipient').execute()

test(
  'a backup is stored, restored into an empty place that goes away, and shown',
  async ({ database: { db } }) => {
    const env = await aSite()
    const made = await backUp(db, env)
    expect(made).toMatchObject({ state: 'completed', error: null, fileCount: 1, startedByEmail: admin.email })
    expect(made?.verifiedAt).toBeInstanceOf(Date)
    const stored = await readFile(path.join(env.DATA_DIR, 'backups', made?.fileName ?? ''))
    expect(stored.byteLength).toBe(made?.byteSize)
    expect(await readdir(env.DATA_DIR)).toEqual(['backups', 'media'])
    expect(await mailsOf(db)).toEqual([])
    expect(await findBackupOverview(db, env)).toMatchObject({
      place: path.join(env.DATA_DIR, 'backups'),
      lastStored: { id: made?.id },
      lastVerifiedAt: made?.verifiedAt,
    })
  },
  WITH_VERIFICATION,
)

test('a backup that cannot be verified is told, and none of before is deleted', async ({ database: { db } }) => {
  const s3 = await startFakeS3()
  onTestFinished(s3.close)
  const env = await aSite({ S3_URL: s3.url, BACKUP_TO: 's3://studio/harbor' })
  const nights = Array.from({ length: 30 }, (_, ago) => backupFileName(new Date(Date.UTC(2020, 0, 1) - ago * DAY_MS)))
  for (const name of nights) s3.objects.set(`harbor/${name}`, { bytes: Buffer.from(''), changedAt: new Date() })
  s3.fail(/GET .*x-id=GetObject/, 'cut-in-answer')
  const failed = await backUp(db, env)
  const error = 'The backup was stored, but it could not be verified. The file store broke off.'
  expect(failed).toMatchObject({ state: 'failed', error, byteSize: expect.any(Number), verifiedAt: null })
  expect(s3.objects.size).toBe(nights.length + 1)
})

test(
  'a restored backup is counted',
  async ({ database: { db } }) => {
    const env = await aSite()
    await markVerified(db)
    const made = await backUp(db, env)
    const file = path.join(env.DATA_DIR, 'backups', made?.fileName ?? '')
    const [rows, files] = [made?.rowCount ?? 0, made?.fileCount ?? 0]
    const verified = verifyBackup(file, { rows: rows + 1, files }, path.join(tempFolder(), 'site'))
    await expect(verified).rejects.toThrow(`Restored, it has ${rows} of ${rows + 1} rows and 1 of 1 files.`)
    await writeFile(file, (await readFile(file)).subarray(0, -9))
    await expect(verifyBackup(file, { rows, files }, path.join(tempFolder(), 'site'))).rejects.toThrow('is damaged')
  },
  WITH_VERIFICATION,
)

test('every admin hears of a backup that failed, once', async ({ database: { db } }) => {
  const env = await aSite({ BACKUP_TO: '/dev/null/backups' })
  for (const email of ['ada@studio.test', 'mara@studio.test']) await upsertAdmin(db, admin, { email })
  await db.deleteFrom('outboxMails').execute()
  await markVerified(db, new Date('2026-03-01T02:07:00Z'))
  const failed = await backUp(db, env)
  expect(failed).toMatchObject({
    state: 'failed',
    error: '/dev/null/backups cannot be written (ENOTDIR).',
    byteSize: null,
  })
  const mails = await mailsOf(db)
  expect(mails.map(({ recipient }) => recipient)).toEqual(['ada@studio.test', 'mara@studio.test'])
  expect(mails[0]?.plainText).toContain('/dev/null/backups cannot be written (ENOTDIR).')
  expect(mails[0]?.plainText).toContain('March 1, 2026')
  expect(mails[0]?.plainText).toContain('http://harbor.test/admin/settings/system')
  expect(await checkBackups(db, env)).toBe('The last backup failed. /dev/null/backups cannot be written (ENOTDIR).')
})

test('backups that are not kept go once a newer one is safe, and files of others stay', async ({
  database: { db },
}) => {
  const env = await aSite()
  const folder = path.join(env.DATA_DIR, 'backups')
  await mkdir(folder)
  const now = new Date()
  await markVerified(db, new Date(now.getTime() - 3 * DAY_MS))
  const nights = Array.from({ length: 40 }, (_, ago) => backupFileName(new Date(now.getTime() - (ago + 1) * DAY_MS)))
  const left = `${nights[0]}.4711.part`
  for (const name of [...nights, 'mine.backup', left]) await writeFile(path.join(folder, name), '')
  const made = await backUp(db, env, now)
  const names = await readdir(folder)
  expect(names).toContain(made?.fileName)
  expect(names).toContain('mine.backup')
  expect(names).not.toContain(left)
  // seven days, at most three older weeks and two older months
  expect(names.length).toBeGreaterThanOrEqual(1 + 7)
  expect(names.length).toBeLessThanOrEqual(1 + 7 + 4 + 3)
  expect((await listBackups(db)).map(({ fileName }) => fileName).every((name) => names.includes(name))).toBe(true)
})

test('backups go to a bucket beside the files, and one that is away ends in a sentence', async ({
  database: { db },
}) => {
  const s3 = await startFakeS3()
  onTestFinished(s3.close)
  const env = await aSite({ S3_URL: s3.url, BACKUP_TO: 's3://studio/nightly/harbor' })
  await markVerified(db)
  const made = await backUp(db, env)
  expect(made).toMatchObject({ state: 'completed' })
  expect([...s3.objects.keys()]).toEqual([`nightly/harbor/${made?.fileName}`])
  expect(existsSync(path.join(env.DATA_DIR, 'backup-work'))).toBe(false)
  s3.fail(/PUT/, 'busy', 9)
  const failed = await backUp(db, env, new Date(Date.now() + 60_000))
  const error = 'The file store answered 503 (SlowDown).'
  expect(failed).toMatchObject({ state: 'failed', error })
  expect([...s3.objects.keys()]).toEqual([`nightly/harbor/${made?.fileName}`])
})

test(
  'a backup in a bucket is fetched to verify it',
  async ({ database: { db } }) => {
    const s3 = await startFakeS3()
    onTestFinished(s3.close)
    const env = await aSite({ S3_URL: s3.url, BACKUP_TO: 's3://studio' })
    await markVerified(db, new Date(Date.now() - 7 * DAY_MS))
    const made = await backUp(db, env)
    expect(made).toMatchObject({ state: 'completed', error: null, verifiedAt: expect.any(Date) })
    expect(s3.log).toContain(`GET /studio/backups/${made?.fileName}?x-id=GetObject`)
    expect(await findLastVerification(db)).toEqual(made?.verifiedAt)
  },
  WITH_VERIFICATION,
)

test('the night’s backup is begun once, however many processes ask', async ({ database: { db } }) => {
  const env = await aSite()
  const now = new Date('2026-03-01T02:07:00Z')
  await Promise.all([
    startNightlyBackup(db, env, now),
    startNightlyBackup(db, env, now),
    startNightlyBackup(db, env, now),
  ])
  expect(await listBackups(db)).toMatchObject([{ state: 'queued', startedByEmail: null }])
  await startNightlyBackup(db, env, new Date('2026-03-01T03:07:00Z'))
  expect(await listBackups(db)).toHaveLength(1)
})

test('while backups are off none is begun, and asking for one says why', async ({ database: { db } }) => {
  const env = await aSite({ BACKUP_TO: 'off' })
  await startNightlyBackup(db, env)
  expect(await listBackups(db)).toEqual([])
  expect(await checkBackups(db, env, new Date(Date.now() + 90 * DAY_MS))).toBeUndefined()
  const response = await callAsAdmin(endpoint(backupsApi, '/runs'), db, { method: 'POST', json: {}, env })
  expect(response.status).toBe(409)
  expect(await response.text()).toContain('Backups are off. Set BACKUP_TO and restart the site.')
})

test('an admin starts one at a time, which the audit log tells', async ({ database: { db } }) => {
  const { DATA_DIR } = await aSite()
  const ask = () => callAsAdmin(endpoint(backupsApi, '/runs'), db, { method: 'POST', json: {}, env: { DATA_DIR } })
  const answers = [await ask(), await ask()]
  expect(answers.map(({ status }) => status)).toEqual([200, 409])
  const entries = await db.selectFrom('auditEntries').select('action').execute()
  expect(entries).toEqual([{ action: 'backup.begun' }])
})

test('a backup that is stopped leaves no file', async ({ database: { db } }) => {
  const env = await aSite()
  await markVerified(db)
  const id = await startBackup(db, admin, env)
  await stopRun(db, backupRuns, admin, id)
  await processBackup(db, id, env)
  expect(existsSync(path.join(env.DATA_DIR, 'backups'))).toBe(false)
})

test('a backup whose process died is made anew under its name', async ({ database: { db } }) => {
  const env = await aSite()
  await markVerified(db)
  const id = await startBackup(db, admin, env)
  await claimRun(db, backupRuns, id)
  await db
    .updateTable('derived.backups')
    .set({ touchedAt: new Date(0) })
    .where('id', '=', id)
    .execute()
  await processBackup(db, id, env)
  const [made] = await listBackups(db)
  expect(made).toMatchObject({ id, state: 'completed' })
  expect(await readdir(path.join(env.DATA_DIR, 'backups'))).toEqual([made?.fileName])
})

test('a site without a backup is told after a day and a half, and one with an old one', async ({
  database: { db },
}) => {
  const env = await aSite()
  const later = (days: number) => new Date(Date.now() + days * DAY_MS)
  expect(await checkBackups(db, env)).toBeUndefined()
  expect(await checkBackups(db, env, later(2))).toBe('No backup has been made yet.')
  await markVerified(db)
  expect(await checkBackups(db, env, later(1))).toBeUndefined()
  expect(await checkBackups(db, env, later(2))).toMatch(/^The last backup was made on /)
})

import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { vi } from 'vitest'
import { testEnvironment } from '~test/route-call'
import { tempFolder } from '~test/temp-folder'
import { expect, test } from '~test/test'
import {
  checkDatabaseWritable,
  checkDataFolder,
  checkDiskSpace,
  checkMailServer,
  checkSecretFile,
} from './health-checks.server'
import { listHealthProblems, setHealthProblem } from './health-problems.server'
import { log } from './log.server'

const MIB = 1024 * 1024

test('little room on the disk is told while there is still some', async () => {
  const room = (bytes: number) => checkDiskSpace('/', async () => bytes)
  expect(await room(256 * MIB)).toBeUndefined()
  expect(await room(200.7 * MIB)).toMatch(/^Only 200 MB are free/)
  expect(await checkDiskSpace(tempFolder(), undefined)).toSatisfy(
    (told: unknown) => told === undefined || typeof told === 'string',
  )
})

test('a data folder that cannot be written is told, and nothing is left in one that can', async () => {
  const folder = tempFolder()
  expect(await checkDataFolder(folder)).toBeUndefined()
  rmSync(folder, { recursive: true })
  expect(await checkDataFolder(folder)).toMatch(/^The data folder is not writable \(ENOENT\)/)
  mkdirSync(folder)
})

test('a secret that was emptied, cut or lost is told', async () => {
  const folder = tempFolder()
  const file = path.join(folder, 'secret')
  writeFileSync(file, 'a secret of some length')
  expect(await checkSecretFile(folder)).toBeUndefined()
  for (const text of ['', ' \n', 'short']) {
    writeFileSync(file, text)
    expect(await checkSecretFile(folder)).toContain('missing or damaged')
  }
  rmSync(file)
  expect(await checkSecretFile(folder)).toContain('missing or damaged')
})

test('a database that takes no writes is told', async ({ db }) => {
  expect(await checkDatabaseWritable(db)).toBeUndefined()
  await sql`set local transaction_read_only = on`.execute(db)
  expect(await checkDatabaseWritable(db)).toContain('read-only')
})

test('a mail server that is gone is told, and none that was never named', async () => {
  expect(await checkMailServer(testEnvironment())).toBeUndefined()
  expect(await checkMailServer({ SMTP_URL: 'smtp://127.0.0.1:9' })).toContain('SMTP_URL')
})

test('what comes and goes is told once each in the log', () => {
  const [warn, info] = [vi.spyOn(log, 'warn').mockReturnValue(), vi.spyOn(log, 'info').mockReturnValue()]
  setHealthProblem('room', 'Only 200 MB are free.')
  setHealthProblem('room', 'Only 199 MB are free.')
  expect(listHealthProblems()).toEqual(['Only 199 MB are free.'])
  setHealthProblem('room', undefined)
  setHealthProblem('room', undefined)
  expect(listHealthProblems()).toEqual([])
  expect([warn.mock.calls.length, info.mock.calls.length]).toEqual([1, 1])
  vi.restoreAllMocks()
})

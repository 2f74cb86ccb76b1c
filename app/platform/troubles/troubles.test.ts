import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { vi } from 'vitest'
import { aFolder } from '~test/folder'
import { testEnvironment } from '~test/request'
import { expect, test } from '~test/test'
import { log } from '../log.server'
import { databaseTakesWrites, mailLeaves, roomOnDisk, wholeSecret, writableFolder } from './checks.server'
import { knownTroubles, noteTrouble } from './known-troubles.server'

const MIB = 1024 * 1024

test('little room on the disk is told while there is still some', async () => {
  const room = (bytes: number) => roomOnDisk('/', async () => bytes)
  expect(await room(256 * MIB)).toBeUndefined()
  expect(await room(200.7 * MIB)).toMatch(/^Only 200 MB are free/)
  expect(await roomOnDisk(aFolder(), undefined)).toSatisfy(
    (told: unknown) => told === undefined || typeof told === 'string',
  )
})

test('a data folder that cannot be written is told, and nothing is left in one that can', async () => {
  const folder = aFolder()
  expect(await writableFolder(folder)).toBeUndefined()
  rmSync(folder, { recursive: true })
  expect(await writableFolder(folder)).toMatch(/^The data folder cannot be written \(ENOENT\)/)
  mkdirSync(folder)
})

test('a secret that was emptied, cut or lost is told', async () => {
  const folder = aFolder()
  const file = path.join(folder, 'secret')
  writeFileSync(file, 'a secret of some length')
  expect(await wholeSecret(folder)).toBeUndefined()
  for (const text of ['', ' \n', 'short']) {
    writeFileSync(file, text)
    expect(await wholeSecret(folder)).toContain('missing, empty or cut')
  }
  rmSync(file)
  expect(await wholeSecret(folder)).toContain('missing, empty or cut')
})

test('a database that takes no writes is told', async ({ db }) => {
  expect(await databaseTakesWrites(db)).toBeUndefined()
  await sql`set local transaction_read_only = on`.execute(db)
  expect(await databaseTakesWrites(db)).toContain('takes no writes')
})

test('a mail server that is gone is told, and none that was never named', async () => {
  expect(await mailLeaves(testEnvironment())).toBeUndefined()
  expect(await mailLeaves({ SMTP_URL: 'smtp://127.0.0.1:9' })).toContain('SMTP_URL')
})

test('what comes and goes is told once each in the log', () => {
  const [warn, info] = [vi.spyOn(log, 'warn').mockReturnValue(), vi.spyOn(log, 'info').mockReturnValue()]
  noteTrouble('room', 'Only 200 MB are free.')
  noteTrouble('room', 'Only 199 MB are free.')
  expect(knownTroubles()).toEqual(['Only 199 MB are free.'])
  noteTrouble('room', undefined)
  noteTrouble('room', undefined)
  expect(knownTroubles()).toEqual([])
  expect([warn.mock.calls.length, info.mock.calls.length]).toEqual([1, 1])
  vi.restoreAllMocks()
})

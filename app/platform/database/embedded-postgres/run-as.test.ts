import { chmodSync, chownSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { listSettingNames, setUpDatabaseFolder, withFolderDatabase } from '~test/database-folder'
import { tempFolder } from '~test/temp-folder'
import { migrate } from '../migrate.server'
import { bundledBinaries } from './postgres-binaries'
import { chooseRunAs } from './run-as'

const { aUsedFolder } = setUpDatabaseFolder()
const isRoot = process.getuid?.() === 0

/** A folder that everybody may pass through. */
function anOpenFolder() {
  const folder = tempFolder()
  chmodSync(folder, 0o755)
  return folder
}

/** As on a machine where user namespaces are forbidden. */
function withoutNamespaces() {
  const folder = anOpenFolder()
  writeFileSync(path.join(folder, 'unshare'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`)
}

/** Programs of a version that lie where only root comes. */
function programsOf(version: string) {
  const folder = tempFolder()
  const programs = path.join(folder, 'native')
  mkdirSync(path.join(programs, 'bin'), { recursive: true })
  writeFileSync(path.join(programs, 'bin', 'postgres'), '#!/bin/sh\n', { mode: 0o755 })
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ version }))
  return programs
}

describe.runIf(isRoot)('root runs PostgreSQL', () => {
  test('in a user namespace, where its files stay root’s', async () => {
    const DATA_DIR = aUsedFolder()
    expect(statSync(path.join(DATA_DIR, 'postgres')).uid).toBe(0)
    expect(await withFolderDatabase(DATA_DIR, listSettingNames)).toEqual(['kept'])
  })

  test('as an unprivileged user where namespaces are forbidden, now and at the next start', async () => {
    withoutNamespaces()
    const DATA_DIR = anOpenFolder()
    await withFolderDatabase(DATA_DIR, migrate)
    expect(statSync(path.join(DATA_DIR, 'postgres')).uid).toBeGreaterThan(0)
    vi.unstubAllEnvs()
    expect(await withFolderDatabase(DATA_DIR, listSettingNames)).toEqual([])
  })

  test('from a copy where that user cannot reach the programs, and keeps no copy of older ones', () => {
    withoutNamespaces()
    const parent = anOpenFolder()
    mkdirSync(path.join(parent, 'postgres-programs-18.2.part'))
    for (const version of ['18.3', '18.4', '18.4']) {
      const { programs, prefix, user } = chooseRunAs(programsOf(version), parent, 'postgres')
      expect([programs, prefix]).toEqual([path.join(parent, `postgres-programs-${version}`), []])
      expect(user?.uid).toBeGreaterThan(0)
    }
    expect(readdirSync(parent)).toEqual(['postgres-programs-18.4'])
  })

  test('as the user to whom the folder belongs, where only that one comes', () => {
    const folder = anOpenFolder()
    const parent = path.join(folder, 'of-somebody')
    mkdirSync(path.join(parent, 'postgres'), { recursive: true, mode: 0o700 })
    for (const each of [parent, path.join(parent, 'postgres')]) chownSync(each, 54_321, 54_321)
    expect(chooseRunAs(programsOf('18.4'), parent, 'postgres').user).toEqual({ uid: 54_321, gid: 54_321 })
  })
})

describe.runIf(isRoot)('where root finds no way, a sentence names the two ways out', () => {
  const waysOut = 'Start the site as another user, or set DATABASE_URL.'

  test('below a folder that another user has closed', () => {
    const folder = anOpenFolder()
    const parent = path.join(folder, 'of-somebody', 'data')
    mkdirSync(parent, { recursive: true })
    chmodSync(path.dirname(parent), 0o700)
    chownSync(path.dirname(parent), 54_321, 54_321)
    expect(() => chooseRunAs(bundledBinaries(), parent, 'postgres')).toThrow(/cannot reach .*of-somebody\/data\. /)
    expect(() => chooseRunAs(bundledBinaries(), parent, 'postgres')).toThrow(waysOut)
  })

  test('where namespaces are forbidden and the database was made in one', async () => {
    const DATA_DIR = aUsedFolder()
    withoutNamespaces()
    await expect(withFolderDatabase(DATA_DIR, listSettingNames)).rejects.toThrow(/postgres belongs to root\. /)
    await expect(withFolderDatabase(DATA_DIR, listSettingNames)).rejects.toThrow(waysOut)
  })
})

test('on a system with musl a sentence says that PostgreSQL does not come for it', () => {
  if (!process.report) throw new Error('This Node writes no reports.')
  const _report = vi.spyOn(process.report, 'getReport').mockReturnValue({ header: {} })
  expect(bundledBinaries).toThrow(
    'PostgreSQL does not come for musl, the C library of this system (Alpine). Run the site on another machine, or set DATABASE_URL to a PostgreSQL 15 or newer.',
  )
})

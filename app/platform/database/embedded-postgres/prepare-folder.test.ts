import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listFolderNames, listSettingNames, setUpDatabaseFolder, withFolderDatabase } from '~test/database-folder'
import { tempFolder } from '~test/temp-folder'
import { describe, expect, test } from '~test/test'
import { migrate } from '../migrate.server'
import { readMajorVersion } from './postgres-folder'

const { copyTo, aUsedFolder } = setUpDatabaseFolder()

describe('no database is made where one was', () => {
  test.for<[string, RegExp, (DATA_DIR: string) => void]>([
    [
      'its folder is gone',
      /postgres is missing, though .*secret is there/,
      (at) => rmSync(`${at}/postgres`, { recursive: true }),
    ],
    [
      'its folder is empty',
      /postgres holds no database any more/,
      (at) => {
        rmSync(`${at}/postgres`, { recursive: true })
        mkdirSync(`${at}/postgres`)
      },
    ],
    ['its folder is half there', /postgres holds no database any more/, (at) => rmSync(`${at}/postgres/PG_VERSION`)],
    [
      'only pictures are left',
      /postgres is missing, though .*media is there/,
      (at) => {
        rmSync(`${at}/postgres`, { recursive: true })
        renameSync(`${at}/secret`, `${at}/media`)
      },
    ],
    ['the secret is gone', /secret is missing, which opens the database/, (at) => rmSync(`${at}/secret`)],
    ['the secret is empty', /secret is empty or cut/, (at) => writeFileSync(`${at}/secret`, '')],
  ])('when %s', async ([, sentence, damage]) => {
    const DATA_DIR = aUsedFolder()
    damage(DATA_DIR)
    const before = listFolderNames(DATA_DIR)
    await expect(withFolderDatabase(DATA_DIR, listSettingNames)).rejects.toThrow(sentence)
    expect(listFolderNames(DATA_DIR)).toEqual(before)
  })
})

test('a first start that was cut short begins again', async () => {
  const DATA_DIR = tempFolder()
  mkdirSync(path.join(DATA_DIR, 'postgres.new-abc', 'base'), { recursive: true })
  writeFileSync(path.join(DATA_DIR, 'secret'), 'made by the start that was cut short')
  await withFolderDatabase(DATA_DIR, migrate)
  expect(listFolderNames(DATA_DIR)).toEqual(['postgres', 'secret'])
})

test('what a start that was cut short left beside a database does not speak for a new one', async () => {
  const DATA_DIR = aUsedFolder()
  mkdirSync(path.join(DATA_DIR, 'postgres.new-abc', 'base'), { recursive: true })
  expect(await withFolderDatabase(DATA_DIR, listSettingNames)).toEqual(['kept'])
  expect(listFolderNames(DATA_DIR)).toEqual(['postgres', 'secret'])
})

test('a database that was made but had not got its place yet gets it', async () => {
  const DATA_DIR = aUsedFolder()
  renameSync(path.join(DATA_DIR, 'postgres'), path.join(DATA_DIR, 'postgres.ready'))
  expect(await withFolderDatabase(DATA_DIR, listSettingNames)).toEqual(['kept'])
})

test.for([`a, b quo"ted' ümläut %20 $HOME \`x\``, '-c'])('a folder may be called “%s”', async (name) => {
  const DATA_DIR = copyTo(path.join(tempFolder(), name))
  expect(await withFolderDatabase(DATA_DIR, listSettingNames)).toEqual(['kept'])
})

test('what a dead PostgreSQL left is no hindrance, even when its process id is somebody else’s now', async () => {
  const DATA_DIR = aUsedFolder()
  const folder = path.join(DATA_DIR, 'postgres')
  const left = `${process.ppid}\n${folder}\n1700000000\n5432\n${folder}\n\n  1234567         9\nready   \n`
  for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock']) writeFileSync(path.join(folder, name), left)
  expect(await withFolderDatabase(DATA_DIR, listSettingNames)).toEqual(['kept'])
  expect(existsSync(path.join(folder, 'postmaster.pid'))).toBe(false)
})

test('a database that this user may not read is not taken for one that is gone', () => {
  const folder = path.join(aUsedFolder(), 'postgres')
  chmodSync(folder, 0o000)
  const isRoot = process.getuid?.() === 0
  if (isRoot) process.seteuid?.(54_321)
  try {
    expect(() => readMajorVersion(folder)).toThrow(/postgres cannot be read by this user/)
  } finally {
    if (isRoot) process.seteuid?.(0)
  }
})

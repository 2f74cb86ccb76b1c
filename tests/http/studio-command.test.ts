import { spawn, spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningSite, startSite } from '~test/running-site'
import { tempFolder, tempSiteFolder } from '~test/temp-folder'

function studio(words: string[], DATA_DIR: string, cwd = tempFolder()) {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR }
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.resolve('scripts/run-studio.mjs'), ...words], {
    env,
    cwd,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

function runStudio(words: string[], DATA_DIR: string, cwd: string) {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR }
  const child = spawn(process.execPath, [path.resolve('scripts/run-studio.mjs'), ...words], { env, cwd })
  return new Promise((resolve) => child.once('close', resolve))
}

let site: RunningSite
beforeAll(async () => {
  site = await startSite({ DEMO: '0' })
})
afterAll(() => site.stop())

test('a command works beside the site that runs, seen from where it was called', () => {
  const cwd = tempFolder()
  expect(studio(['backup', 'here.backup'], site.dataDir, cwd)).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Backed up \d+ rows and \d+ files to here\.backup\.\n$/),
  })
  expect(statSync(path.join(cwd, 'here.backup')).mode & 0o777).toBe(0o600)
  expect(studio(['restore', 'absent'], site.dataDir)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('absent cannot be read.'),
  })
})

test('the content of a site goes out into a folder, and comes into another site', async () => {
  const [from, to, cwd] = [await tempSiteFolder({ DEMO: '0' }), await tempSiteFolder({ DEMO: '0' }), tempFolder()]
  expect(studio(['export', 'out'], from, cwd)).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(
      /1 suggestion settings, 4 patterns, 2 reports, 1 settings, 1 look, 4 crawlers are in out\.\n$/,
    ),
  })
  expect(studio(['export', 'out'], from, cwd)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('is not empty'),
  })
  expect(studio(['import', 'archive', 'out'], to, cwd)).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/Added: 0\. Replaced: 0\. Unchanged: 13\. Rejected: 0\.\n$/),
  })
})

test('a command opens the database itself when no site runs', () => {
  const folder = tempFolder()
  expect(studio(['migrate'], folder).stdout).toMatch(/^Applied 0001-site/)
  expect(studio(['migrate'], folder).stdout).toBe('Nothing to migrate.\n')
  expect(existsSync(path.join(folder, 'lock'))).toBe(false)
})

test('a site whose folder has a very long path is reached by TCP, and takes commands too', async () => {
  const DATA_DIR = path.join(tempFolder(), 'long'.repeat(30))
  const site = await startSite({ DATA_DIR, DEMO: '0' })
  expect(studio(['migrate'], DATA_DIR)).toMatchObject({ status: 0, stdout: 'Nothing to migrate.\n' })
  await site.stop()
  expect(studio(['migrate'], DATA_DIR)).toMatchObject({ status: 0, stdout: 'Nothing to migrate.\n' })
})

test('commands at the same time share the database, and none ends it under another', async () => {
  const folder = await tempSiteFolder({ DEMO: '0' })
  const backups = Array.from({ length: 4 }, (_, n) => runStudio(['backup', `${n}.backup`], folder, folder))
  expect(await Promise.all(backups)).toEqual([0, 0, 0, 0])
})

test.for([[], ['nonsense'], ['backup'], ['toString']])(
  'what is no command is answered with those that are: %s',
  (words) => {
    const { status, stdout, stderr } = studio(words, tempFolder())
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toContain('npm run studio -- backup FILE')
  },
)

test('a password that a command gives an admin keeps the rules of signing up', async () => {
  const folder = await tempSiteFolder({ DEMO: '0' })
  const add = (password: string) => studio(['admin', 'add', 'ada@example.com', '--password', password], folder)
  expect(add('short')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringContaining(
      'Password must be at least 8 characters long Password must contain at least one uppercase letter (A-Z) Password must contain at least one number (0-9)',
    ),
  })
  expect(add('With blanks 1')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('Password contains invalid characters.'),
  })
  for (const [weak, fault] of [
    ['Password1234', 'Password is too common. Choose another one'],
    ['Tide4Two!', 'Password must be at least 12 characters long for an admin'],
  ] as const)
    expect(add(weak)).toMatchObject({ status: 1, stderr: `${fault}\n` })
  expect(add('Passage7Tide')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/ada@example\.com is an admin\.\n$/),
  })
})

test('psql opens the database of a site that runs, and says how it is reached where there is no psql', () => {
  const asked = studio(['psql', '--tuples-only', '--command', 'select count(*) from schema_migrations'], site.dataDir)
  // an ending line of psql, or the address of the database
  expect(asked).toMatchObject({ status: 0, stdout: expect.stringMatching(/^\s+\d+\n|PGHOST=\/.*\/postgres\n/) })
})

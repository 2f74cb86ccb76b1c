import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '../support/folder'
import { startSite } from '../support/running-site'

function studio(words: string[], DATA_DIR: string, cwd = aFolder()) {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR }
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.resolve('scripts/run-studio.mjs'), ...words], {
    env,
    cwd,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('a command goes to the site that runs, seen from where it was called', async () => {
  const site = await startSite({ DEMO: '0' })
  const cwd = aFolder()
  expect(studio(['backup', 'here.backup'], site.dataDir, cwd)).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/rows and \d+ files are in here\.backup\.\n$/),
  })
  expect(statSync(path.join(cwd, 'here.backup')).mode & 0o777).toBe(0o600)
  expect(statSync(path.join(site.dataDir, 'studio.sock')).mode & 0o777).toBe(0o600)
  expect(studio(['restore', 'absent'], site.dataDir)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('absent cannot be read.'),
  })
  await site.stop()
})

test('the content of a site goes out into a folder, and comes into another site', () => {
  const [from, to, cwd] = [aFolder(), aFolder(), aFolder()]
  expect(studio(['migrate'], from).status).toBe(0)
  expect(studio(['export', 'out'], from, cwd)).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(
      /1 suggestion settings, 4 patterns, 2 reports, 1 settings, 4 crawlers are in out\.\n$/,
    ),
  })
  expect(studio(['export', 'out'], from, cwd)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('is not empty'),
  })
  expect(studio(['import', 'archive', 'out'], to, cwd)).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/Added: 0\. Replaced: 0\. As they were: 12\. Refused: 0\.\n$/),
  })
})

test('a command opens the database itself when no site runs', () => {
  const folder = aFolder()
  expect(studio(['migrate'], folder).stdout).toMatch(/^Applied 0001-site/)
  expect(studio(['migrate'], folder).stdout).toBe('Nothing to migrate.\n')
  expect(existsSync(path.join(folder, 'lock'))).toBe(false)
})

test('a site whose folder has a very long path still starts; commands to it are refused with a sentence', async () => {
  const DATA_DIR = path.join(aFolder(), 'long'.repeat(30))
  const site = await startSite({ DATA_DIR, DEMO: '0' })
  expect(studio(['migrate'], DATA_DIR)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('is in use by process'),
  })
  await site.stop()
})

test.for([[], ['nonsense'], ['backup'], ['toString']])(
  'what is no command is answered with those that are: %s',
  (words) => {
    const { status, stdout, stderr } = studio(words, aFolder())
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toContain('npm run studio -- backup FILE')
  },
)

test('a password that a command gives an admin keeps the rules of signing up', () => {
  const folder = aFolder()
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
  expect(add('Passw0rd')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/ada@example\.com is an admin\.\n$/),
  })
})

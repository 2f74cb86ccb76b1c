import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '~/platform/database/database.server'
import { anAdmin } from '~test/admin'
import { httpRequest } from '~test/http'
import { findFreePort, findPostgresPid, startSite } from '~test/running-site'
import { tempFolder, tempSiteFolder } from '~test/temp-folder'

const settings = { DEMO: '0', LOG_LEVEL: 'silent' }
const WITHIN = { timeout: 20_000, interval: 50 }

/** Whether there is such a process; one that has ended and that nobody has asked about yet is none. */
function isRunning(pid: number) {
  const stat = statOf(pid)
  return stat !== undefined && stat[0] !== 'Z'
}

const statusOf = async (origin: string, address: string) => (await httpRequest(origin, address)).status
const html = { accept: 'text/html' }
const form = { ...html, 'content-type': 'application/x-www-form-urlencoded' }
const message = new URLSearchParams({
  name: 'Ada',
  email: 'ada@example.com',
  subject: 'A product',
  message: 'We run a repair shop.',
}).toString()

test('while its PostgreSQL is away, the site answers what it has and says what it waits for; then it goes on', async () => {
  const DATA_DIR = await tempSiteFolder(settings)
  const site = await startSite({ ...settings, DATA_DIR })
  const { cookie } = await anAdmin(site)
  expect(await statusOf(site.origin, '/blog')).toBe(200)
  const folder = path.join(DATA_DIR, 'postgres')
  const pid = findPostgresPid(DATA_DIR)
  renameSync(folder, `${folder}.away`) // so that it cannot be started at once
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => statusOf(site.origin, '/readyz'), WITHIN).toBe(503)
  expect(await statusOf(site.origin, '/blog')).toBe(200)
  expect(await statusOf(site.origin, '/healthz')).toBe(200)
  for (const [method, address] of [
    ['GET', '/tools'],
    ['GET', '/admin'],
    ['POST', '/contact'],
  ] as const) {
    const body = method === 'POST' ? message : undefined
    const answer = await httpRequest(site.origin, address, { method, headers: { ...form, cookie }, body })
    expect([address, answer.status, answer.headers['retry-after']]).toEqual([address, 503, '5'])
    expect(answer.text).toContain('The database is starting.')
  }
  renameSync(`${folder}.away`, folder)
  await expect.poll(() => statusOf(site.origin, '/readyz'), WITHIN).toBe(200)
  expect((await httpRequest(site.origin, '/admin', { headers: { cookie } })).status).toBe(200)
  expect(await site.stop()).toBe(0)
})

test('a PostgreSQL does not outlive its site, however that ends', async () => {
  const DATA_DIR = await tempSiteFolder(settings)
  const site = await startSite({ ...settings, DATA_DIR })
  const pid = findPostgresPid(DATA_DIR)
  await site.kill()
  await expect.poll(() => isRunning(pid), WITHIN).toBe(false)
  const PORT = await findFreePort()
  const other = await startSite({ ...settings, PORT: String(PORT) })
  await expect(startSite({ ...settings, DATA_DIR, PORT: String(PORT) })).rejects.toThrow('is already in use')
  await other.stop()
  expect(readdirSync(DATA_DIR).filter((name) => name.startsWith('lock'))).toEqual([])
  expect(existsSync(path.join(DATA_DIR, 'postgres', 'postmaster.pid'))).toBe(false)
})

test('one that did outlive it is ended in order before the next start', async () => {
  const DATA_DIR = await tempSiteFolder(settings)
  const site = await startSite({ ...settings, DATA_DIR })
  const { cookie } = await anAdmin(site)
  const pid = findPostgresPid(DATA_DIR)
  // the two that watch over it die first
  const shell = parentOf(pid)
  for (const name of readdirSync('/proc'))
    if (parentOf(Number(name)) === shell && Number(name) !== pid) process.kill(Number(name), 'SIGKILL')
  process.kill(shell, 'SIGKILL')
  await site.kill()
  expect(isRunning(pid)).toBe(true)
  const next = await startSite({ ...settings, DATA_DIR })
  expect(isRunning(pid)).toBe(false)
  expect((await httpRequest(next.origin, '/admin', { headers: { cookie } })).status).toBe(200)
  await next.stop()
})

const parentOf = (pid: number) => Number(statOf(pid)?.[1])

/** What Linux says of a process after its name: state, parent, … */
function statOf(pid: number) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}

test('where the disk is full, what is sent is refused with a sentence, and what is asked for is answered', async () => {
  const site = await startSite(settings)
  const { cookie } = await anAdmin(site)
  const database = openDatabase({ DATA_DIR: site.dataDir })
  // as the site does it itself below 64 MB
  await database.run('alter system set default_transaction_read_only = on')
  await database.run('select pg_reload_conf()')
  const send = (address: string, headers: Record<string, string>, body: string) =>
    httpRequest(site.origin, address, { method: 'POST', headers: { ...headers, cookie }, body })
  await expect.poll(async () => (await send('/contact', form, message)).status, WITHIN).toBe(507)
  const { text } = await send('/contact', form, message)
  expect(text).toContain('Nothing was saved: the server is out of disk space')
  expect(text).toContain('We run a repair shop.</textarea>')
  const note = await send('/api/notes', { 'content-type': 'application/json' }, '{"title":"A note"}')
  expect([note.status, JSON.parse(note.text).error.code]).toEqual([507, 'no_room'])
  for (const address of ['/', '/blog', '/tools', '/contact', '/readyz', '/admin/blog'])
    expect([address, (await httpRequest(site.origin, address, { headers: { cookie } })).status]).toEqual([address, 200])
  await database.run('alter system reset default_transaction_read_only')
  await database.run('select pg_reload_conf()')
  await expect.poll(async () => (await send('/contact', form, message)).status, WITHIN).not.toBe(507)
  await database.close()
  await site.stop()
})

test('several processes of one site share its PostgreSQL, and start it once', async () => {
  const DATA_DIR = await tempSiteFolder(settings)
  const site = await startSite({ ...settings, DATA_DIR, WEB_CONCURRENCY: '2' })
  const { cookie } = await anAdmin(site)
  const answers = Array.from({ length: 20 }, () => httpRequest(site.origin, '/admin', { headers: { cookie } }))
  expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(new Set([200]))
  site.killPostgres()
  const status = async () => (await httpRequest(site.origin, '/admin', { headers: { cookie } })).status
  await expect.poll(status, WITHIN).toBe(200)
  const pid = findPostgresPid(DATA_DIR)
  expect(await site.stop()).toBe(0)
  expect(isRunning(pid)).toBe(false)
})

test('several processes that start for the first time load the demo once', async () => {
  const DATA_DIR = tempFolder()
  const site = await startSite({ DATA_DIR, LOG_LEVEL: 'silent', WEB_CONCURRENCY: '2' })
  const database = openDatabase({ DATA_DIR })
  const { rows } = await database.run(
    'select (select count(*) from blog_posts) as posts, (select count(*) from products) as products',
  )
  expect(rows).toEqual([{ posts: 12, products: 6 }])
  await database.close()
  expect(await site.stop()).toBe(0)
})

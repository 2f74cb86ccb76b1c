import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'vitest'
import { anAdmin } from '~test/admin'
import { freezeProcessTree } from '~test/database-outages'
import { httpRequest } from '~test/http'
import { findFreePort, startSite } from '~test/running-site'
import { createTestDatabase, emptyDatabaseTemplate } from '~test/test-databases'
import { startPostgres } from '../../scripts/throwaway-postgres.mjs'

const WITHIN = { timeout: 60_000, interval: 200 }
const SECRET = '0123456789abcdef0123456789abcdef'
// the limit of a statement, of a connection, and what a busy machine adds
const ANSWERED_WITHIN_MS = 30_000

// each waits for what the site does every ten seconds or gives up after fifteen, so they wait together
test.concurrent('/readyz names what the site has lost, a sentence each, and nothing once it is back; pictures that are away are a 503', async ({
  expect,
}) => {
  const nobody = `127.0.0.1:${await findFreePort()}`
  const env = { DEMO: '0', SMTP_URL: `smtp://${nobody}`, S3_URL: `http://key:secret@${nobody}/bucket` }
  const site = await startSite(env)
  const sentences = async () => {
    const { status, text } = await httpRequest(site.origin, '/readyz')
    expect(status).toBe(200)
    return text
  }
  const secret = path.join(site.dataDir, 'secret')
  const kept = readFileSync(secret, 'utf8')
  writeFileSync(secret, '')
  await expect.poll(sentences, WITHIN).toMatch(/^The file “secret” in the data folder is missing or damaged/m)
  await expect.poll(sentences, WITHIN).toMatch(/^The mail server at SMTP_URL rejects the connection/m)
  await expect.poll(sentences, WITHIN).toMatch(/^The file store at S3_URL does not respond/m)
  const picture = await httpRequest(site.origin, `/media/${'a'.repeat(32)}-640.webp`)
  expect([picture.status, picture.headers]).toEqual([503, expect.objectContaining({ 'retry-after': '5' })])
  expect(picture.text).toContain('The file store cannot be reached.')
  await expect.poll(site.output).toContain('a file could not be read from the file store')
  writeFileSync(secret, kept)
  await expect.poll(sentences, WITHIN).not.toContain('secret')
  expect(await sentences()).toMatch(/^ok$/m)
  // those who look every few seconds leave no lines
  expect(site.output()).not.toContain('/readyz')
  await site.stop()
})

test.concurrent('a migration that fails is told as one, and tried again', async ({ expect }) => {
  const database = await createTestDatabase(emptyDatabaseTemplate())
  await database.run('create table site_settings (mine int)')
  const site = await startSite({ DATABASE_URL: database.url, SECRET, DEMO: '0' }, 'answers')
  const answer = async (address: string) => httpRequest(site.origin, address)
  await expect.poll(async () => (await answer('/readyz')).text, WITHIN).toContain('A database migration failed')
  expect((await answer('/readyz')).status).toBe(503)
  expect((await answer('/healthz')).status).toBe(200)
  expect((await answer('/healthz?started')).status).toBe(503)
  expect(site.output()).toMatch(/The migration \d{4}-[\w-]+ failed, and nothing of it was kept: .*site_settings/)
  expect(site.output()).not.toContain('the database is not reached')
  await database.run('drop table site_settings')
  await expect.poll(async () => (await answer('/readyz')).status, WITHIN).toBe(200)
  expect((await answer('/healthz?started')).status).toBe(200)
  await site.stop()
  await database.close()
})

test.concurrent('a PostgreSQL that says nothing keeps nobody waiting for ever, and /readyz says so at once', async ({
  expect,
}) => {
  const postgres = await startPostgres()
  const env = { DATABASE_URL: postgres.url, SECRET, DEMO: '0', LOG_LEVEL: 'error' }
  const site = await startSite(env)
  const { cookie } = await anAdmin(site, env)
  expect((await httpRequest(site.origin, '/blog')).status).toBe(200)
  const goOn = freezeProcessTree(postgres.pid())
  const timed = async (path: string) => {
    const startedAt = performance.now()
    const { status } = await httpRequest(site.origin, path, { headers: { cookie } })
    return { status, ms: performance.now() - startedAt }
  }
  try {
    const [ready, admin, page] = await Promise.all([timed('/readyz'), timed('/admin/blog'), timed('/blog')])
    expect(page).toMatchObject({ status: 200, ms: expect.toSatisfy((ms: number) => ms < 1_000) })
    expect(ready).toMatchObject({ status: 503, ms: expect.toSatisfy((ms: number) => ms < 3_000) })
    expect(admin).toMatchObject({ status: 503, ms: expect.toSatisfy((ms: number) => ms < ANSWERED_WITHIN_MS) })
  } finally {
    goOn()
  }
  await expect.poll(async () => (await httpRequest(site.origin, '/readyz')).status).toBe(200)
  expect((await httpRequest(site.origin, '/admin/blog', { headers: { cookie } })).status).toBe(200)
  expect(await site.stop()).toBe(0)
  await postgres.stop()
})

import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { httpRequest } from '~test/http'
import { type RunningSite, startSite } from '~test/running-site'
import { tempFolder } from '~test/temp-folder'
import { createTestDatabase, emptyDatabaseTemplate, type TestDatabase } from '~test/test-databases'
import { callAuthApi } from '~test/user-account'

describe('two processes on one PostgreSQL', () => {
  const env = { DATABASE_URL: '', SECRET: 'one secret for both of the processes' }
  let [one, two]: RunningSite[] = []
  let database: TestDatabase

  beforeAll(async () => {
    database = await createTestDatabase(emptyDatabaseTemplate())
    env.DATABASE_URL = database.url
    ;[one, two] = await Promise.all([startSite({ ...env, DEMO: '0' }), startSite({ ...env, DEMO: '0' })])
  })
  afterAll(async () => {
    await Promise.all([one?.stop(), two?.stop()])
    await database.close()
  })

  const sites = () => [one, two].map((site) => site?.origin ?? '')
  const lists = () => Promise.all(sites().map(async (origin) => (await httpRequest(origin, '/blog')).text))

  async function bothList(post: string) {
    for (const text of await lists()) expect(text).toContain(post)
  }

  async function importPost(slug: string) {
    const folder = tempFolder()
    await writeFile(path.join(folder, 'a.md'), `---\ntitle: ${slug}\ndate: 2026-01-01\n---\nText.\n`)
    await promisify(execFile)(process.execPath, ['scripts/run-studio.mjs', 'import', 'markdown', folder], {
      env: { ...process.env, ...env, DATA_DIR: one?.dataDir },
    })
  }

  test('start at once on an empty database and both serve', async () => {
    expect(await Promise.all(sites().map(async (origin) => (await httpRequest(origin, '/readyz')).status))).toEqual([
      200, 200,
    ])
  })

  test('a change made elsewhere is on the pages of both within a second', async () => {
    for (const text of await lists()) expect(text).not.toContain('/blog/first')
    await importPost('first')
    const heardWithin = { timeout: 1_000, interval: 20 }
    await vi.waitFor(() => bothList('/blog/first'), heardWithin)
  })

  test('a process that lost its listener drops everything when it is back', async () => {
    await lists()
    await database.run(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and (query ilike 'listen %' or query = 'select 1')`,
    )
    await importPost('second')
    const backWithin = { timeout: 5_000, interval: 50 }
    await vi.waitFor(() => bothList('/blog/second'), backWithin)
  })
  test('attempts to sign in and to sign up are counted by both together', async () => {
    const origins = sites()
    const statuses = async (path: string, times: number) => {
      const answers = []
      for (let n = 0; n < times; n++) {
        const email = n % 2 ? 'Both@Example.com' : 'both@example.com'
        answers.push(await callAuthApi(origins[n % 2] ?? '', path, { email, password: 'Passage7Tide' }))
      }
      return answers.map(({ status }) => status)
    }
    expect(await statuses('sign-up/email', 4)).toEqual([200, 409, 409, 429])
    expect(await statuses('sign-in/email', 6)).toEqual([403, 403, 403, 403, 403, 429])
  })

  test('many attempts at the same moment do not slip through', async () => {
    const tries = Array.from({ length: 20 }, (_, n) =>
      callAuthApi(sites()[n % 2] ?? '', 'sign-in/email', { email: 'flood@example.com', password: 'Passage7Tide' }),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 404)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(15)
  })

  test('of two who set up the first admin in two processes exactly one does', async () => {
    const link = /\/admin\/setup\/\S+/.exec(one?.output() ?? '')?.[0] ?? ''
    expect(two?.output()).toContain('/admin/setup/')
    const tries = sites().map((origin, n) => {
      const body = new URLSearchParams({
        email: `admin-${n}@example.com`,
        name: '',
        password: 'Passage7Tide',
      }).toString()
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      return httpRequest(origin, link, { method: 'POST', headers, body })
    })
    expect((await Promise.all(tries)).map(({ status }) => status).sort()).toEqual([302, 409])
  })
})

import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { callAuth } from '../support/account'
import { aFolder } from '../support/folder'
import { ask } from '../support/http'
import { type RunningSite, startSite } from '../support/running-site'
import { addressOf, administer } from '../support/test-databases'

const server = process.env.TEST_DATABASE_URL ?? ''
const name = `two_${randomBytes(4).toString('hex')}`

describe.skipIf(!server)('two processes on one PostgreSQL', () => {
  const env = { DATABASE_URL: addressOf(server || 'postgres://x', name), SECRET: 'one secret for both of them' }
  let [one, two]: RunningSite[] = []

  beforeAll(async () => {
    await administer(server, (client) => client.query(`create database ${name}`))
    ;[one, two] = await Promise.all([startSite({ ...env, DEMO: '0' }), startSite({ ...env, DEMO: '0' })])
  })
  afterAll(async () => {
    await Promise.all([one?.stop(), two?.stop()])
    await administer(server, (client) => client.query(`drop database if exists ${name} with (force)`))
  })

  const sites = () => [one, two].map((site) => site?.origin ?? '')
  const lists = () => Promise.all(sites().map(async (origin) => (await ask(origin, '/blog')).text))

  async function bothList(post: string) {
    for (const text of await lists()) expect(text).toContain(post)
  }

  async function importPost(slug: string) {
    const folder = aFolder()
    await writeFile(path.join(folder, 'a.md'), `---\ntitle: ${slug}\ndate: 2026-01-01\n---\nText.\n`)
    await promisify(execFile)(process.execPath, ['scripts/run-studio.mjs', 'import', 'markdown', folder], {
      env: { ...process.env, ...env, DATA_DIR: one?.dataDir },
    })
  }

  test('start at once on an empty database and both serve', async () => {
    expect(await Promise.all(sites().map(async (origin) => (await ask(origin, '/readyz')).status))).toEqual([200, 200])
  })

  test('a change made elsewhere is on the pages of both within a second', async () => {
    for (const text of await lists()) expect(text).not.toContain('/blog/first')
    await importPost('first')
    const heardWithin = { timeout: 1_000, interval: 20 }
    await vi.waitFor(() => bothList('/blog/first'), heardWithin)
  })

  test('a process that lost its listener drops everything when it is back', async () => {
    await lists()
    await administer(server, async (client) => {
      await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and query ilike 'listen %' or datname = $1 and query = 'select 1'`,
        [name],
      )
    })
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
        answers.push(await callAuth(origins[n % 2] ?? '', path, { email, password: 'Passw0rd' }))
      }
      return answers.map(({ status }) => status)
    }
    expect(await statuses('sign-up/email', 4)).toEqual([200, 409, 409, 429])
    expect(await statuses('sign-in/email', 6)).toEqual([403, 403, 403, 403, 403, 429])
  })

  test('many attempts at the same moment do not slip through', async () => {
    const tries = Array.from({ length: 20 }, (_, n) =>
      callAuth(sites()[n % 2] ?? '', 'sign-in/email', { email: 'flood@example.com', password: 'Passw0rd' }),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 404)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(15)
  })

  test('of two who set up the first admin in two processes exactly one does', async () => {
    const link = /\/admin\/setup\/\S+/.exec(one?.output() ?? '')?.[0] ?? ''
    expect(two?.output()).toContain('/admin/setup/')
    const tries = sites().map((origin, n) => {
      const body = new URLSearchParams({ email: `admin-${n}@example.com`, name: '', password: 'Passw0rd' }).toString()
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      return ask(origin, link, { method: 'POST', headers, body })
    })
    expect((await Promise.all(tries)).map(({ status }) => status).sort()).toEqual([302, 409])
  })
})

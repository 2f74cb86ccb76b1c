import { vi } from 'vitest'
import type { Database } from '~/platform/database/database.server'
import { log } from '~/platform/monitoring/log.server'
import { callRoute, testEnvironment } from '~test/route-call'
import { expect, test } from '~test/test'
import { adminGuard } from './admin-guard.server'
import { upsertAdmin } from './admins.commands.server'
import { beginSession } from './session.commands.server'

const broken = new Proxy({} as Database, {
  get() {
    throw new Error('the tables are gone')
  },
})
const neverAsked = async () => expect.fail('the guard let somebody pass')

function guard(db: Database, method: string, cookie: string) {
  const ask = (args: Parameters<typeof adminGuard>[0]) => adminGuard(args, neverAsked)
  return Promise.resolve(callRoute(ask, db, { path: '/admin', method, headers: { cookie } })).catch(
    (answer: Response) => answer,
  )
}

async function adminCookie(db: Database) {
  const { id } = await upsertAdmin(db, { id: null, email: 'root' }, { email: 'ada@example.com' })
  const [cookie = ''] = await beginSession(db, testEnvironment(), new Headers(), id)
  return cookie.split(';')[0] ?? ''
}

test('a check that fails is logged as a warning and counts as not admin', async ({ db }) => {
  const cookie = await adminCookie(db)
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => {})
  vi.spyOn(log, 'error').mockImplementation(() => {}) // the library's own complaint
  const [looking, changing] = [await guard(broken, 'GET', cookie), await guard(broken, 'POST', cookie)]
  expect(looking).toMatchObject({ status: 302 })
  expect((looking as Response).headers.get('location')).toBe('/')
  expect(changing).toMatchObject({ status: 401 })
  expect(warn).toHaveBeenCalledTimes(2)
  expect(warn).toHaveBeenCalledWith(expect.anything(), 'the admin check failed')
  vi.restoreAllMocks()
})

test('a connection that the database ended in between signs nobody out', async ({ db }) => {
  const cookie = await adminCookie(db)
  vi.spyOn(log, 'error').mockImplementation(() => {}) // the library's own complaint
  let faults = 1
  const flaky = db.withPlugin({
    transformQuery: ({ node }) => {
      if (faults-- > 0) throw Object.assign(new Error('terminating connection'), { code: '57P01' })
      return node
    },
    transformResult: async ({ result }) => result,
  })
  expect(await guard(flaky, 'POST', cookie)).toMatchObject({ message: 'the guard let somebody pass' })
  vi.restoreAllMocks()
})

test('a session that never was is nobody', async ({ db }) => {
  const forged = 'studio-auth.session_token=abc.def'
  expect(await guard(db, 'GET', forged)).toMatchObject({ status: 302 })
  expect(await guard(db, 'DELETE', forged)).toMatchObject({ status: 401 })
})

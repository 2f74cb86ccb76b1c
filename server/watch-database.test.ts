import { setTimeout as pause } from 'node:timers/promises'
import { vi } from 'vitest'
import { openPool } from '~/platform/database/database.server'
import { expect, test } from '~test/test'
import { watchDatabase } from './watch-database'

const LOOK_MS = 50

test('a process whose connections are all held for ever ends, when the database answers others', async ({
  database,
}) => {
  const site = openPool({ connectionString: database.url, max: 1, connectionTimeoutMillis: 1_000 })
  const end = vi.fn()
  const stop = watchDatabase(site, 0.2, { lookEveryMs: LOOK_MS, isReachableFromNewConnection: async () => true, end })
  await pause(LOOK_MS * 10)
  expect(end).not.toHaveBeenCalled()
  const held = await site.db.startTransaction().execute()
  await vi.waitFor(() => expect(end).toHaveBeenCalled(), { timeout: 60_000 })
  stop()
  await held.rollback().execute()
  await site.close()
})

test('a database that is away for everybody is waited for', async () => {
  const end = vi.fn()
  const run = () => Promise.reject(new Error('connect ECONNREFUSED'))
  const stop = watchDatabase({ run }, 0.2, {
    lookEveryMs: LOOK_MS,
    isReachableFromNewConnection: async () => false,
    end,
  })
  await pause(LOOK_MS * 20)
  expect(end).not.toHaveBeenCalled()
  stop()
})

import { expect, test } from '~test/test'
import { clientKey, deleteExpiredRateLimitsJob, enforceRateLimit } from './rate-limit.commands.server'

const noon = new Date('2026-03-01T12:00:00Z')
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000)

test('the sixth attempt within a minute is refused, the next minute starts anew', async ({ db }) => {
  for (let attempt = 0; attempt < 5; attempt++) await enforceRateLimit(db, 'contact:ada', {}, later(attempt))
  await expect(enforceRateLimit(db, 'contact:ada', {}, later(59))).rejects.toMatchObject({ status: 429 })
  await enforceRateLimit(db, 'contact:grace', {}, later(59))
  await enforceRateLimit(db, 'contact:ada', {}, later(60))
})

test('other limits and another sentence may be given', async ({ db }) => {
  const limit = { attempts: 1, seconds: 300, message: 'Too many signup attempts. Please try again later.' }
  await enforceRateLimit(db, 'sign-up:ada', limit, noon)
  await expect(enforceRateLimit(db, 'sign-up:ada', limit, later(299))).rejects.toThrow(limit.message)
})

test('of twenty attempts at once exactly five pass', async ({ database }) => {
  const attempts = await Promise.allSettled(
    Array.from({ length: 20 }, () => enforceRateLimit(database.db, 'contact:ada')),
  )
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
})

test('the table holds no addresses, and forgets what is over', async ({ db }) => {
  await enforceRateLimit(db, 'contact:203.0.113.7', {}, noon)
  await enforceRateLimit(db, 'contact:203.0.113.8', {}, new Date())
  const rows = await db.selectFrom('rateLimits').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain('203.0.113')
  await deleteExpiredRateLimitsJob.run(db, {}, {} as never)
  expect(await db.selectFrom('rateLimits').selectAll().execute()).toHaveLength(1)
})

test('an IPv6 client is counted by its network', () => {
  expect(clientKey('2001:db8:1:2:aaaa::1')).toBe(clientKey('2001:db8:1:2:bbbb:cccc:dddd:eeee'))
  expect(clientKey('2001:db8:1:2::1')).not.toBe(clientKey('2001:db8:1:3::1'))
  expect(clientKey('203.0.113.7')).toBe('203.0.113.7')
  expect(clientKey('::ffff:203.0.113.7')).toBe('::ffff:203.0.113.7')
})

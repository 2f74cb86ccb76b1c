import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { onTestFinished, vi } from 'vitest'
import { openDatabase } from '~/platform/database/database.server'
import { testEnvironment } from '~test/route-call'
import { expect, test } from '~test/test'
import { checkServices } from './check-services.server'

const HUSH = 'hush'

const environment = (variables: Parameters<typeof testEnvironment>[0] = {}) =>
  testEnvironment({ DATA_DIR: tmpdir(), ...variables })

async function listening(server: Server) {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

async function nobodysPort() {
  const server = createServer()
  const port = await listening(server)
  await new Promise((closed) => server.close(closed))
  return port
}

/** Stripe's API as far as it is asked; -1 never answers. */
async function aStripe(status: number) {
  const server = createHttpServer((_, response) => {
    if (status < 0) return
    const error = { message: `Invalid API Key provided: sk_test_${HUSH}`, type: 'invalid_request_error' }
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(status === 200 ? { object: 'balance' } : { error }))
  })
  onTestFinished(() => server.closeAllConnections())
  const STRIPE_API_BASE = `http://127.0.0.1:${await listening(server)}`
  return { STRIPE_SECRET_KEY: `sk_test_${HUSH}${status}`, STRIPE_WEBHOOK_SECRET: 'whsec_1', STRIPE_API_BASE }
}

/** A mail server that speaks enough of SMTP to be greeted, and takes the password or not. */
async function aMailServer(takesPassword: boolean) {
  const server = createServer((socket) => {
    socket.write('220 mail.example ESMTP\r\n')
    socket.on('error', () => {})
    socket.on('data', (bytes) => {
      const command = bytes.toString().slice(0, 4).toUpperCase()
      if (command === 'EHLO') socket.write('250-mail.example\r\n250 AUTH PLAIN\r\n')
      else if (command === 'AUTH') socket.write(takesPassword ? '235 OK\r\n' : `535 5.7.8 ${HUSH} is wrong\r\n`)
      else socket.write('221 Bye\r\n')
    })
  })
  return `smtp://me:${HUSH}@127.0.0.1:${await listening(server)}`
}

const byName = async (...asked: Parameters<typeof checkServices>) =>
  Object.fromEntries((await checkServices(...asked)).map((answer) => [answer.name, answer]))

test('the database is asked for one row of blueprints, and tells how long that took', async ({ db }) => {
  const asked = vi.spyOn(db, 'selectFrom')
  const { Database, Storage } = await byName(db, environment())
  expect(asked.mock.calls).toEqual([['blueprints']])
  expect(Database).toEqual({ name: 'Database', durationMs: expect.any(Number) })
  expect(Database?.durationMs).toBeLessThan(5_000)
  expect(Storage?.error).toBeUndefined()
  expect(await checkServices(db, environment())).toHaveLength(2)
})

test('services that answer say so', async ({ db }) => {
  const SMTP_URL = await aMailServer(true)
  const { Payments, Email } = await byName(db, environment({ ...(await aStripe(200)), SMTP_URL }))
  expect([Payments, Email]).toEqual([
    { name: 'Payments', durationMs: expect.any(Number) },
    { name: 'Email', durationMs: expect.any(Number) },
  ])
  const limited = await byName(db, environment(await aStripe(403)))
  expect(limited.Payments?.error).toBeUndefined()
})

test('a wrong key or password, a host that is away and one that says nothing are told apart, and nothing is repeated', async ({
  db,
}) => {
  const wrong = environment({ ...(await aStripe(401)), SMTP_URL: await aMailServer(false) })
  const port = await nobodysPort()
  const away = environment({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    ERROR_REPORT_URL: `http://${HUSH}@127.0.0.1:${port}/1`,
  })
  const mute = environment(await aStripe(-1))
  const said = [await byName(db, wrong), await byName(db, away), await byName(db, mute, 300)]
  const faults = said.map((answers) => ['Payments', 'Email', 'Error reports'].map((name) => answers[name]?.error))
  expect(faults).toEqual([
    ['The key or password was rejected.', 'The key or password was rejected.', undefined],
    [undefined, 'Cannot be reached (ESOCKET).', 'Cannot be reached (ECONNREFUSED).'],
    ['No response within 0.3 seconds.', undefined, undefined],
  ])
  expect(said[2]?.Payments?.durationMs).toBeGreaterThanOrEqual(295)
  expect(JSON.stringify(said)).not.toContain(HUSH)
})

test('a database and a folder that are away are told as such', async () => {
  const away = openDatabase({ DATA_DIR: tmpdir(), DATABASE_URL: `postgres://me@127.0.0.1:${await nobodysPort()}/site` })
  onTestFinished(() => away.close())
  const { Database, Storage } = await byName(away.db, environment({ DATA_DIR: '/nowhere/at/all' }))
  expect(Database?.error).toBe('Cannot be reached (ECONNREFUSED).')
  expect(Storage?.error).toBe('Cannot be reached (ENOENT).')
})

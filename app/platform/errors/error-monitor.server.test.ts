import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { RouterContextProvider } from 'react-router'
import { vi } from 'vitest'
import { testEnvironment } from '~test/route-call'
import { expect, test } from '~test/test'
import { databaseContext, environmentContext, requestMetaContext } from '../http/request-context.server'
import { log, redactErrorTokens } from '../monitoring/log.server'
import { type ErrorReport, recordErrorReport, reportServerError, withSlowReport } from './error-monitor.commands.server'
import { listErrorReports } from './error-reports.commands.server'

function aReport(changes: Partial<ErrorReport> = {}): ErrorReport {
  return {
    source: 'server',
    kind: 'error',
    reference: 'r-1',
    message: 'It broke',
    stack: 'at here',
    pagePath: '/blog',
    ...changes,
  }
}

/** An error service on this machine that keeps the envelopes it is sent. */
async function startErrorService(status = 200) {
  const envelopes: { path: string | undefined; auth: string | undefined; lines: Record<string, unknown>[] }[] = []
  const server = createServer(async (request, response) => {
    const lines = (await text(request)).split('\n').map((line) => JSON.parse(line))
    envelopes.push({ path: request.url, auth: String(request.headers['x-sentry-auth']), lines })
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stop = () => new Promise((resolve) => server.close(resolve))
  return { dsn: `http://public-key@127.0.0.1:${port}/prefix/42`, envelopes, stop }
}

test('the last hundred reports are kept', async ({ db }) => {
  for (let n = 1; n <= 105; n++) {
    await recordErrorReport(db, aReport({ message: `error ${n}` }))
    // inside one transaction the database's clock stands still
    await db
      .updateTable('errorReports')
      .set({ occurredAt: new Date(2026, 0, 1, 0, n) })
      .where('message', '=', `error ${n}`)
      .execute()
  }
  await recordErrorReport(db, aReport({ message: 'the newest' }))
  const messages = (await db.selectFrom('errorReports').select('message').execute()).map(({ message }) => message)
  expect(messages).toHaveLength(100)
  expect(messages).toContain('the newest')
  expect(messages).toContain('error 105')
  expect(messages).not.toContain('error 6')
})

test('however many operations are slow, the errors before them stay', async ({ db }) => {
  await recordErrorReport(db, aReport({ message: 'TypeError: the only error of the week' }))
  await db
    .updateTable('errorReports')
    .set({ occurredAt: new Date(2026, 0, 1) })
    .execute()
  for (let n = 1; n <= 105; n++)
    await recordErrorReport(db, aReport({ kind: 'slow', message: 'GET /tools', durationMs: 1_200 }))
  const rows = await listErrorReports(db)
  expect(rows.filter(({ kind }) => kind === 'error')).toHaveLength(1)
  expect(rows.filter(({ kind }) => kind === 'slow')).toHaveLength(100)
})

test('neither message nor stack of a report names what opens something', async ({ db }) => {
  const path = `/account/password/${'a'.repeat(40)}.${'b'.repeat(43)}`
  const stack = `Error: ${path} broke\n    at render (/app/build/server/index.js:1:2)`
  await recordErrorReport(db, aReport({ message: `${path} broke`, stack, pagePath: path }))
  const { message, pagePath, ...row } = await db.selectFrom('errorReports').selectAll().executeTakeFirstOrThrow()
  expect([message, pagePath]).toEqual(['/account/password/<token> broke', '/account/password/<token>'])
  expect(row.stack).toBe('Error: /account/password/<token> broke\n    at render (/app/build/server/index.js:1:2)')
})

test('errors in the log are without tokens too, with their causes', () => {
  const cause = new Error(`/download/${'d'.repeat(43)} is gone`)
  const written = redactErrorTokens(new TypeError('It broke', { cause }))
  expect(written).toMatchObject({ type: 'TypeError', message: 'It broke: /download/<token> is gone' })
  expect(written.stack).toContain('caused by: Error: /download/<token> is gone')
  expect(written.stack).not.toContain('ddd')
  expect(redactErrorTokens('no error' as never)).toBe('no error')
})

test('a report is cut to a bearable size and stripped of what the database refuses', async ({ db }) => {
  await recordErrorReport(db, aReport({ message: `a\0${'m'.repeat(5_000)}`, stack: 's'.repeat(50_000) }))
  const [row] = await db.selectFrom('errorReports').selectAll().execute()
  expect([row?.message.length, row?.stack?.length]).toEqual([1_999, 10_000])
})

test('neither a report nor the line of a fault tells the key of a link', async ({ db }) => {
  const key = '0b6a3f0e-8f2e-4a55-9d5c-3f6f3f6f3f6f'
  const written = vi.spyOn(log, 'error').mockImplementation(() => {})
  const context = new RouterContextProvider()
  context.set(databaseContext, db)
  context.set(environmentContext, testEnvironment())
  context.set(requestMetaContext, { requestId: 'r-2', address: '203.0.113.7' })
  reportServerError(context, new Error(`GET /plan/${key} broke`), `/plan/${key}.data`)
  await expect.poll(() => db.selectFrom('errorReports').select('reference').execute()).toHaveLength(1)
  await recordErrorReport(
    db,
    aReport({ source: 'browser', message: `long task on /stack/${key}`, pagePath: `/stack/${key}` }),
  )
  const rows = await db.selectFrom('errorReports').select(['message', 'pagePath']).orderBy('reference').execute()
  expect(rows).toEqual([
    { message: 'long task on /stack/<key>', pagePath: '/stack/<key>' },
    { message: 'GET /plan/<key> broke', pagePath: '/plan/<key>.data' },
  ])
  expect(written.mock.calls[0]?.[0]).toMatchObject({ path: '/plan/<key>.data' })
})

test('work of more than a second is flagged as slow, quicker work is not, nor what a process does first', async ({
  db,
}) => {
  const clock =
    (...moments: number[]) =>
    () =>
      moments.shift() ?? 0
  expect(await withSlowReport(db, 'first', async () => 'done', clock(100_000, 109_000))).toBe('done')
  expect(await withSlowReport(db, 'quick', async () => 'done', clock(200_000, 201_000))).toBe('done')
  await expect(
    withSlowReport(db, 'slow', () => Promise.reject(new Error('broke')), clock(200_000, 201_001)),
  ).rejects.toThrow('broke')
  const reports = () => db.selectFrom('errorReports').select(['kind', 'message', 'durationMs']).execute()
  await expect.poll(reports).toEqual([{ kind: 'slow', message: 'slow', durationMs: 1_001 }])
})

test('with a service configured, each report is sent there as an event', async ({ db }) => {
  const service = await startErrorService()
  const stack = 'TypeError: It broke\n    at render (https://site.test/assets/a.js:5:6)'
  await recordErrorReport(db, aReport({ source: 'browser', stack }), service.dsn)
  await recordErrorReport(db, aReport({ kind: 'slow', message: 'GET /tools', stack: null }), service.dsn)
  await service.stop()
  expect(service.envelopes).toHaveLength(2)
  const [{ path, auth, lines } = { path: '', auth: '', lines: [] }] = service.envelopes
  expect(path).toBe('/prefix/api/42/envelope/')
  expect(auth).toContain('sentry_key=public-key')
  expect(lines[1]).toEqual({ type: 'event' })
  expect(lines[2]).toMatchObject({
    platform: 'javascript',
    level: 'error',
    transaction: '/blog',
    tags: { reference: 'r-1' },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'It broke',
          stacktrace: {
            frames: [
              { function: 'render', filename: 'https://site.test/assets/a.js', lineno: 5, colno: 6, in_app: true },
            ],
          },
        },
      ],
    },
  })
  expect(service.envelopes[1]?.lines[2]).toMatchObject({ level: 'warning', message: { formatted: 'GET /tools' } })
})

test('without a service, a report is kept and sent nowhere', async ({ db }) => {
  const sending = vi.spyOn(globalThis, 'fetch')
  await recordErrorReport(db, aReport(), testEnvironment().ERROR_REPORT_URL)
  expect(sending).not.toHaveBeenCalled()
  sending.mockRestore()
  expect(await db.selectFrom('errorReports').select('id').execute()).toHaveLength(1)
})

test('a service that refuses or is away harms nobody', async ({ db }) => {
  const service = await startErrorService(500)
  await recordErrorReport(db, aReport(), service.dsn)
  await service.stop()
  await recordErrorReport(db, aReport(), service.dsn)
  expect(await db.selectFrom('errorReports').select('id').execute()).toHaveLength(2)
})

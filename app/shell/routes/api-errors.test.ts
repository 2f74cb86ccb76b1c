import { beforeEach, vi } from 'vitest'
import type { Database } from '~/platform/database/database.server'
import { callRoute, type RouteCall } from '~test/route-call'
import { expect, test } from '~test/test'
import { action, loader } from './api-errors'

const send = (db: Database, call: RouteCall<Record<string, never>>) =>
  callRoute(action, db, { path: '/api/errors', ...call })
const report = { message: 'It broke', stack: 'at here', page_path: '/blog' }

const COLD_MS = 120_000

beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(COLD_MS + 1))

test('a browser reports what went wrong', async ({ db }) => {
  expect((await send(db, { json: report })).status).toBe(204)
  expect((await send(db, { json: { kind: 'slow', message: 'search', duration_ms: 1_500 } })).status).toBe(204)
  const rows = await db
    .selectFrom('errorReports')
    .select(['source', 'kind', 'message', 'pagePath', 'durationMs'])
    .orderBy('kind')
    .execute()
  expect(rows).toEqual([
    { source: 'browser', kind: 'error', message: 'It broke', pagePath: '/blog', durationMs: null },
    { source: 'browser', kind: 'slow', message: 'search', pagePath: null, durationMs: 1_500 },
  ])
})

test('while the site is two minutes young, it keeps errors and nothing of slowness', async ({ db }) => {
  vi.spyOn(performance, 'now').mockReturnValue(COLD_MS)
  expect((await send(db, { json: report })).status).toBe(204)
  expect((await send(db, { json: { kind: 'slow', message: 'search', duration_ms: 1_500 } })).status).toBe(204)
  expect(await db.selectFrom('errorReports').select('kind').execute()).toEqual([{ kind: 'error' }])
})

test('what is no report is refused, with its reason', async ({ db }) => {
  const fault = async (call: RouteCall<Record<string, never>>) => {
    const answer = await send(db, call)
    return { status: answer.status, ...(await answer.json()).error }
  }
  expect(await fault({ form: { message: 'x' } })).toMatchObject({ status: 415, code: 'unsupported_media_type' })
  expect(await fault({ json: { message: '  ' } })).toMatchObject({
    status: 422,
    code: 'invalid',
    fields: { message: 'Enter the error message.' },
  })
  expect(await fault({ json: { ...report, page_path: 'https://else.where/' } })).toMatchObject({ status: 422 })
  expect(await fault({ json: { ...report, stack: 'x'.repeat(20_000) } })).toMatchObject({
    status: 413,
    code: 'too_large',
  })
  expect(await fault({ method: 'PUT', json: report })).toMatchObject({ status: 405 })
  expect(loader().status).toBe(405)
  expect(await db.selectFrom('errorReports').select('id').execute()).toEqual([])
})

test('a page that fails without end is heard thirty times a minute', async ({ db }) => {
  for (let n = 0; n < 30; n++) await send(db, { json: report })
  const refused = await send(db, { json: report })
  expect([refused.status, (await refused.json()).error.code]).toEqual([429, 'too_many_requests'])
  expect((await send(db, { json: report, address: '198.51.100.1' })).status).toBe(204)
})

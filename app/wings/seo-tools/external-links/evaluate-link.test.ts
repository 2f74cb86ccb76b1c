import { expect, test } from 'vitest'
import { DAY_MS } from '~/platform/time/dates'
import { evaluateLink, toHttpsUrl } from './evaluate-link'
import type { FollowResult } from './follow-redirects'

const now = new Date('2026-03-10T12:00:00Z')
const address = 'https://a.test/page'
const followed = (facts: Partial<FollowResult>): FollowResult => {
  return { status: 200, reason: null, finalUrl: address, permanentUrl: null, ...facts }
}
const judged = (facts: Partial<FollowResult>, failedAt: Date | null = null, at = now) =>
  evaluateLink(address, { followed: followed(facts), httpsUrl: null, failedAt }, at)
const days = (dueAt: Date, from = now) => (dueAt.getTime() - from.getTime()) / DAY_MS

test.each([404, 410])('%i says that it is gone, at once; it is asked again the next day', (status) => {
  const { state, dueAt } = judged({ status })
  expect([state, days(dueAt)]).toEqual(['broken', 1])
})

test('what could not be reached is broken only when it fails on another day, too', () => {
  const gone = { status: null, reason: 'silent' } as const
  const first = judged(gone)
  expect([first.state, first.failedAt, days(first.dueAt)]).toEqual(['failing', now, 1])
  const hoursLater = new Date('2026-03-10T23:00:00Z')
  expect(judged({ status: 503 }, now, hoursLater).state).toBe('failing')
  const nextDay = new Date('2026-03-11T12:00:00Z')
  const second = judged({ status: 503 }, now, nextDay)
  expect([second.state, second.status, second.failedAt]).toEqual(['broken', 503, now])
  const mended = judged({}, now, nextDay)
  expect([mended.state, mended.failedAt, days(mended.dueAt, nextDay)]).toEqual(['fine', null, 7])
  for (const reason of ['late', 'unknown site', 'redirected too often'] as const) {
    expect(judged({ status: null, reason }).state).toBe('failing')
  }
})

test.each([401, 403, 429, 999])('a site that answers programs with %i is not judged', (status) => {
  expect(judged({ status })).toMatchObject({
    state: 'unchecked',
    failedAt: null,
    dueAt: new Date(now.getTime() + 7 * DAY_MS),
  })
})

test('what may not be asked is not judged either', () => {
  for (const reason of ['not public', 'password', 'no web address'] as const) {
    expect(judged({ status: null, reason }).state).toBe('unchecked')
  }
})

test('what has moved for good leads to its new address, unless nothing answers there', () => {
  const movedTo = 'https://b.test/'
  expect(judged({ permanentUrl: movedTo })).toMatchObject({ state: 'moved', redirectsTo: movedTo })
  expect(judged({ permanentUrl: movedTo, status: 404 })).toMatchObject({ state: 'broken', redirectsTo: null })
  expect(judged({ permanentUrl: `https://b.test/${'x'.repeat(2_000)}` })).toMatchObject({
    state: 'fine',
    redirectsTo: null,
  })
})

test('a page that is linked by http and answers by https is to be linked by https', () => {
  const http = 'http://a.test/page'
  const byHttp = (movedTo: string | null, secure: string | null) =>
    evaluateLink(http, { followed: followed({ permanentUrl: movedTo }), httpsUrl: secure, failedAt: null }, now)
  expect(byHttp(address, null)).toMatchObject({ state: 'insecure', redirectsTo: address })
  expect(byHttp(null, address)).toMatchObject({ state: 'insecure', redirectsTo: address })
  expect(byHttp('https://www.a.test/page', null)).toMatchObject({
    state: 'moved',
    redirectsTo: 'https://www.a.test/page',
  })
  expect(byHttp(null, null).state).toBe('fine')
  expect([http, address, 'http://a.test:8080/', 'no address'].map(toHttpsUrl)).toEqual([
    address,
    undefined,
    undefined,
    undefined,
  ])
})

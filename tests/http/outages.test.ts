import { once } from 'node:events'
import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { httpRequest } from '~test/http'
import { startSite } from '~test/running-site'
import { readSetCookies } from '~test/user-account'
import { startPostgres } from '../../scripts/throwaway-postgres.mjs'

test('without its database an API answers 503 in JSON, and asks to come back', async () => {
  const env = {
    DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
    SECRET: '0123456789abcdef0123456789abcdef',
    LOG_LEVEL: 'silent',
  }
  const site = await startSite(env, 'answers')
  const answer = await httpRequest(site.origin, '/api/errors', { method: 'POST', headers: { accept: '*/*' } })
  expect(answer.status).toBe(503)
  expect(answer.headers['retry-after']).toBe('5')
  const message = 'Database not configured. Please add your credentials.'
  expect(JSON.parse(answer.text)).toEqual({ error: { code: 'unavailable', message } })
  await site.stop()
})

test('a stop lets the request under way finish and closes the database', async () => {
  const site = await startSite({ DEMO: '0' })
  const body = 'name=Ada&email=nowhere'
  const { hostname, port } = new URL(site.origin)
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': body.length }
  const outgoing = request({ hostname, port, path: '/contact', method: 'POST', headers })
  outgoing.write(body.slice(0, 10))
  await pause(200)
  const stopped = site.stop()
  await pause(200)
  outgoing.end(body.slice(10))
  const [response] = await once(outgoing, 'response')
  response.resume()
  expect(response.statusCode).toBe(422)
  expect(await stopped).toBe(0)
})

test('a database that goes away while the site runs is named, and the site is back with it', async () => {
  const postgres = await startPostgres()
  const env = { DATABASE_URL: postgres.url, SECRET: '0123456789abcdef0123456789abcdef', DEMO: '0', LOG_LEVEL: 'silent' }
  const site = await startSite(env)
  expect((await httpRequest(site.origin, '/blog')).status).toBe(200)
  const link = /\/admin\/setup\/\S+/.exec(site.output())?.[0] ?? ''
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const body = 'email=ada@harbor.test&name=Ada&password=Passage7Tide'
  const made = await httpRequest(site.origin, link, { method: 'POST', headers: form, body })
  const headers = { cookie: readSetCookies(made.headers), accept: '*/*' }
  expect((await httpRequest(site.origin, '/admin', { headers })).status).toBe(200)
  await postgres.halt()
  // nobody is told to sign in again, who would lose what they are writing by it
  for (const [method, path] of [
    ['GET', '/admin'],
    ['PUT', '/admin/settings/admins'],
    ['GET', '/api/session'],
  ] as const)
    expect([path, (await httpRequest(site.origin, path, { method, headers })).status]).toEqual([path, 503])
  for (const path of ['/readyz', '/tools']) {
    const { status, headers, text } = await httpRequest(site.origin, path)
    expect([path, status, headers['retry-after']]).toEqual([path, 503, '5'])
    expect(text).toContain('Database not configured. Please add your credentials.')
  }
  await postgres.resume()
  const backWithin = { timeout: 10_000, interval: 100 }
  await vi.waitFor(async () => {
    for (const path of ['/readyz', '/tools', '/blog']) expect((await httpRequest(site.origin, path)).status).toBe(200)
  }, backWithin)
  expect((await httpRequest(site.origin, '/admin', { headers })).status).toBe(200)
  expect(await site.stop()).toBe(0)
  await postgres.stop()
})

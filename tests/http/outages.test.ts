import { expect, test } from 'vitest'
import { ask } from '../support/http'
import { startSite } from '../support/running-site'

test('without its database an API answers 503 in JSON, and asks to come back', async () => {
  const env = { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none', SECRET: '0123456789abcdef', LOG_LEVEL: 'silent' }
  const site = await startSite(env, 'answers')
  const answer = await ask(site.origin, '/api/errors', { method: 'POST', headers: { accept: '*/*' } })
  expect(answer.status).toBe(503)
  expect(answer.headers['retry-after']).toBe('5')
  const message = 'Database not configured. Please add your credentials.'
  expect(JSON.parse(answer.text)).toEqual({ error: { code: 'unavailable', message } })
  await site.stop()
})

test('a stop lets requests finish and closes the database', async () => {
  const site = await startSite({ DEMO: '0' })
  const addresses = Array.from({ length: 20 }, (_nothing, number) => `/test-blog-twitter?slug=${number}`)
  const answers = Promise.all(addresses.map((address) => ask(site.origin, address)))
  await new Promise((resolve) => setTimeout(resolve, 5))
  const code = await site.stop()
  expect((await answers).map(({ status }) => status)).toEqual(addresses.map(() => 200))
  expect(code).toBe(0)
})

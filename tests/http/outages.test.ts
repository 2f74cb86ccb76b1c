import { expect, test } from 'vitest'
import { ask } from '../support/http'
import { freePort, startSite } from '../support/running-site'
import { spawn } from 'node:child_process'
import { aFolder } from '../support/folder'

/** Starts the server without waiting for it to be ready. */
async function startWithoutDatabase() {
  const port = await freePort()
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port), DATA_DIR: aFolder(), SECRET: 'a secret for this test', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' }
  const child = spawn(process.execPath, ['scripts/serve.mjs'], { env, stdio: 'ignore' })
  const origin = `http://127.0.0.1:${port}`
  while ((await fetch(`${origin}/healthz`).catch(() => undefined))?.status !== 200) await new Promise((resolve) => setTimeout(resolve, 50))
  return { origin, stop: () => new Promise((resolve) => child.once('close', resolve).kill('SIGTERM')) }
}

test('without its database the site lives, says so and answers 503', async () => {
  const { origin, stop } = await startWithoutDatabase()
  expect((await ask(origin, '/readyz')).status).toBe(503)
  const page = await ask(origin, '/')
  expect(page.status).toBe(503)
  expect(page.text).toContain('Database not configured. Please add your credentials.')
  expect(page.headers['retry-after']).toBe('5')
  const call = await ask(origin, '/api/errors', { method: 'POST', headers: { accept: '*/*' } })
  expect(JSON.parse(call.text)).toEqual({ error: { code: 'unavailable', message: 'Database not configured. Please add your credentials.' } })
  expect(await stop()).toBe(0)
})

test('a wrong variable stops the start with a sentence that names it', async () => {
  await expect(startSite({ PORT: 'eighty' })).rejects.toThrow(/PORT/)
  await expect(startSite({ DATABASE_URL: 'mysql://x' })).rejects.toThrow(/DATABASE_URL must be an address such as postgres:/)
  await expect(startSite({ DATABASE_URL: 'postgres://localhost/x' })).rejects.toThrow(/SECRET is required/)
  await expect(startSite({ WEB_CONCURRENCY: '2' })).rejects.toThrow(/WEB_CONCURRENCY/)
})

test('a stop lets requests finish and closes the database', async () => {
  const site = await startSite({ DEMO: '0' })
  const answers = Promise.all(Array.from({ length: 20 }, (_nothing, number) => ask(site.origin, `/blog?page=${number % 2 ? '' : 1}`)))
  await new Promise((resolve) => setTimeout(resolve, 5))
  const code = await site.stop()
  expect((await answers).every(({ status }) => status === 200)).toBe(true)
  expect(code).toBe(0)
})

import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '~/platform/database/database.server'
import { aStudioWithEmail, studioEmail } from '~/wings/site/settings/fixtures'
import { type FakeMailServer, startFakeMailServer } from '~test/fake-mail-server'
import { type RunningSite, startSite } from '~test/running-site'
import { createSiteFolder } from '~test/site-folder'

let mailServer: FakeMailServer
let site: RunningSite

beforeAll(async () => {
  mailServer = await startFakeMailServer()
  site = await startSite({ DEMO: '0', SMTP_URL: mailServer.url, ORIGIN: 'http://harbor.test' })
})
afterAll(async () => {
  await site.stop()
  await mailServer.stop()
})

const message = { name: 'Ada', email: 'ada@example.com', subject: 'A product', message: 'We run a repair shop.' }

function post(path: string, form: Record<string, string>) {
  // as a browser without scripts sends it
  return fetch(site.origin + path, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { Origin: site.origin, Accept: 'text/html' },
  })
}

test('without scripts, a wrong message comes back with everything that was typed', async () => {
  const answer = await post('/contact', { ...message, email: 'ada' })
  const page = await answer.text()
  expect(answer.status).toBe(422)
  expect(page).toContain('Please enter a valid email address.')
  expect(page).toMatch(/<input[^>]*aria-invalid="true"[^>]*value="ada"/)
  expect(page).toMatch(/<textarea[^>]*>We run a repair shop\.<\/textarea>/)
})

test('without scripts, a message arrives at the studio by mail, once there is an address to mail it to', async () => {
  const early = await post('/contact', { ...message, subject: 'A license' })
  expect([early.status, mailServer.received]).toEqual([200, []])
  const { db, close } = openDatabase({ DATA_DIR: site.dataDir })
  await aStudioWithEmail(db)
  await close()
  const answer = await post('/contact', message)
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('Your message has been sent.')])
  await expect.poll(() => mailServer.received.length, { timeout: 15_000 }).toBe(1)
  expect(mailServer.received[0]).toMatchObject({
    to: [studioEmail],
    headers: { 'reply-to': 'ada@example.com' },
  })
})

test('the mailed link leads to the template', async () => {
  await post('/get-template', { email: 'ada@example.com' })
  const mailToVisitor = () => mailServer.received.find(({ to }) => to.includes('ada@example.com'))
  await expect.poll(mailToVisitor, { timeout: 15_000 }).toBeDefined()
  const text = mailToVisitor()?.raw.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? ''
  const pagePath = /http:\/\/harbor\.test(\/download\/[\w.-]+)/.exec(text)?.[1]
  const page = await fetch(site.origin + pagePath)
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store'])
  const file = /href="(\/download\/[^"]+\.md)"/.exec(await page.text())?.[1]
  const download = await fetch(site.origin + file)
  expect(download.headers.get('content-disposition')).toContain('attachment')
  expect(await download.text()).toContain('# The one-week scoping template')
  expect((await fetch(`${site.origin}/download/nonsense`)).status).toBe(404)
})

test('the page itself is one copy for everyone, whatever was sent before', async () => {
  const page = await (await fetch(`${site.origin}/contact`)).text()
  expect(page).toContain('Send message')
  expect(page).not.toContain('ada@')
})

test('a browser reports an error; what is no report is refused', async () => {
  const send = (body: string, type = 'application/json') =>
    fetch(`${site.origin}/api/errors`, { method: 'POST', body, headers: { 'Content-Type': type } })
  expect((await send('{"message":"It broke","page_path":"/"}')).status).toBe(204)
  expect((await send('{')).status).toBe(400)
  expect((await send('message=x', 'text/plain')).status).toBe(415)
  expect((await fetch(`${site.origin}/api/errors`)).status).toBe(405)
})

test('what was accepted before a sudden end is mailed after the next start', async () => {
  const dataDir = await createSiteFolder({ DEMO: '0' })
  const env = { DEMO: '0', SMTP_URL: mailServer.url, DATA_DIR: dataDir }
  const first = await startSite(env)
  const form = new URLSearchParams({ email: 'grace@example.com' })
  const answer = await fetch(`${first.origin}/get-template`, { method: 'POST', body: form })
  await first.kill()
  expect(answer.status).toBe(200)
  const fromGrace = () => mailServer.received.filter(({ to }) => to.includes('grace@example.com'))
  expect(fromGrace()).toEqual([])
  const second = await startSite(env)
  await expect.poll(fromGrace, { timeout: 15_000 }).toHaveLength(1)
  await second.stop()
  await rm(dataDir, { recursive: true })
})

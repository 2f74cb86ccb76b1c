import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAdmin } from '~test/admin'
import { httpRequest } from '~test/http'
import { type RunningSite, startSite } from '~test/running-site'
import { aUser } from '~test/user-account'

let site: RunningSite
let cookies: { visitor: string; user: string; admin: string }

beforeAll(async () => {
  site = await startSite({ DEMO: '0', ORIGIN: 'http://harbor.test' })
  cookies = { visitor: '', user: (await aUser(site)).cookie, admin: (await anAdmin(site)).cookie }
})
afterAll(() => site.stop())

function send(path: string, cookie: string, body: URLSearchParams | object, method = 'POST') {
  const isForm = body instanceof URLSearchParams
  return httpRequest(site.origin, path, {
    method,
    headers: {
      cookie,
      origin: 'http://harbor.test',
      'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
    },
    body: isForm ? body.toString() : JSON.stringify(body),
  })
}

const contact = new URLSearchParams({
  legalName: 'Quay Ltd',
  address: '1 Harbor Way',
  contactEmail: 'hello@quay.test',
  officeHours: '',
})

test('only admins set the site up, remove the demo or bring it back', async () => {
  for (const cookie of [cookies.visitor, cookies.user]) {
    const answers = [
      await send('/admin/set-up/contact', cookie, contact),
      await send('/admin/api/set-up/skips', cookie, { step: 'brand' }),
      await send('/admin/api/demo/removal', cookie, {}),
      await send('/admin/api/demo/removal', cookie, {}, 'DELETE'),
    ]
    for (const { status } of answers) expect(status).toBeGreaterThanOrEqual(300)
  }
  const page = await httpRequest(site.origin, '/contact')
  expect(page.text).not.toContain('Quay')
})

test('a step is saved, seen by visitors at once, and still there after a reload', async () => {
  const { admin } = cookies
  const wrong = await send(
    '/admin/set-up/contact',
    admin,
    new URLSearchParams({ ...Object.fromEntries(contact), contactEmail: 'nobody' }),
  )
  expect([wrong.status, wrong.text]).toEqual([422, expect.stringContaining('Please enter a valid email address.')])
  const saved = await send('/admin/set-up/contact', admin, contact)
  expect([saved.status, saved.headers.location]).toEqual([302, '/admin/set-up/store'])
  const step = await httpRequest(site.origin, '/admin/set-up/contact', { headers: { cookie: admin } })
  expect(step.text).toContain('value="hello@quay.test"')
  const page = await httpRequest(site.origin, '/contact')
  expect(page.text).toContain('1 Harbor Way')
  expect(page.text).toContain('mailto:hello@quay.test')
})

test('chosen starters are drafts that nobody sees, and a site without a demo has none to remove', async () => {
  const { admin } = cookies
  const chosen = await send(
    '/admin/set-up/pages',
    admin,
    new URLSearchParams([
      ['slugs', 'about'],
      ['slugs', 'privacy'],
    ]),
  )
  expect([chosen.status, chosen.text]).toEqual([200, expect.stringContaining('2 drafts were created.')])
  expect((await httpRequest(site.origin, '/about')).status).toBe(404)
  const removal = await send('/admin/api/demo/removal', admin, {})
  expect([removal.status, removal.text]).toEqual([409, expect.stringContaining('There is no demo content.')])
})

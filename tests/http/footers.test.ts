import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAdmin } from '~test/admin'
import { httpRequest } from '~test/http'
import { type SiteWithPlans, startSiteWithPlans } from '~test/site-with-plans'

let site: SiteWithPlans
let admin: string

beforeAll(async () => {
  site = await startSiteWithPlans()
  admin = (await anAdmin(site)).cookie
})
afterAll(() => site.stop())

async function hasFooter(path: string, cookie: string) {
  const { status, text } = await httpRequest(site.origin, path, { headers: { cookie } })
  expect(status, path).toBe(200)
  return text.includes('<footer')
}

test('the footer is hidden on the planner’s dashboard, build, stack-library, board and edit paths, as rendered', async () => {
  const { cookie, planId, stackId } = site.mara
  for (const path of [
    ...['/planner/dashboard', '/planner/dashboard/trash', `/planner/dashboard/${planId}`],
    ...[`/planner/build-guide/${planId}`, `/planner/board?plan=${planId}`, `/planner/edit/${planId}`],
    ...['/planner/stack-library', `/planner/stack-library/${stackId}`, '/planner/stack-library/technologies'],
  ])
    expect(await hasFooter(path, cookie), path).toBe(false)
})

test('the footer is shown on the other paths of the planner', async () => {
  for (const path of ['/planner/new', '/planner/stack-generator', '/planner/account'])
    expect(await hasFooter(path, site.mara.cookie), path).toBe(true)
  for (const path of ['/planner', '/planner/login']) expect(await hasFooter(path, ''), path).toBe(true)
})

test('the footer is hidden on admin pages, as rendered', async () => {
  for (const path of ['/admin', '/admin/blog', '/admin/products', '/admin/settings/services', '/admin/analytics'])
    expect(await hasFooter(path, admin), path).toBe(false)
})

test('/sitemap stands alone, as /download and /payment do: no navigation, and the last line of the footer only', async () => {
  const { text } = await httpRequest(site.origin, '/sitemap')
  expect(text).not.toContain('aria-label="Main"')
  expect(text).toContain('aria-label="Breadcrumb"')
  const footer = text.slice(text.indexOf('<footer'))
  expect(footer).toContain('©')
  expect(footer).not.toContain('Support &amp; Legal')
})

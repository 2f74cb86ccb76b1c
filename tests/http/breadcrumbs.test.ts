import { afterAll, beforeAll, expect, test } from 'vitest'
import { httpRequest } from '~test/http'
import { personalPagePaths, publicPagePaths } from '~test/public-page-paths'
import { type RunningSite, startSite } from '~test/running-site'

let site: RunningSite

beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

async function trailAt(path: string) {
  const { text } = await httpRequest(site.origin, path)
  const trail = /<nav aria-label="Breadcrumb".*?<\/nav>/s.exec(text)?.[0] ?? ''
  return [...trail.matchAll(/>([^<>]+)</g)].map(([, label]) => label)
}

const KEY = 'a'.repeat(43)

test.each([
  ['/account/password', ['Home', 'Account', 'Password']],
  [`/account/password/${KEY}`, ['Home', 'Account', 'Password', 'New password']],
  ['/account/confirmation', ['Home', 'Account', 'Confirmation']],
  ['/admin/login', ['Home', 'Admin', 'Login']],
  ['/checkout/pagesift', ['Home', 'Checkout', 'Pagesift']],
  ['/payment/success', ['Home', 'Payment', 'Success']],
  ['/payment/cancelled', ['Home', 'Payment', 'Cancelled']],
  ['/purchases', ['Home', 'Purchases']],
  [`/purchases/${KEY}`, ['Home', 'Purchases', 'Email link']],
  [`/review/${KEY}`, ['Home', 'Review', 'Your review']],
  [`/download/${KEY}`, ['Home', 'Download', 'Your files']],
  [`/stack/${KEY}`, ['Home', 'Stack', 'Shared stack']],
  [`/plan/${KEY}`, ['Home', 'Plan', 'Shared plan']],
  [`/figures/${KEY}`, ['Home', 'Figures', 'Shared report']],
  ['/queuepro', ['Home', 'Queuepro']],
  ['/planner', ['Home', 'Planner']],
  ['/nothing-here', ['Home', 'Nothing-here']],
])('%s says where it stands', async (path, labels) => {
  expect(await trailAt(path)).toEqual(labels)
})

test('every page but home has breadcrumbs', async () => {
  for (const path of [...publicPagePaths, ...personalPagePaths])
    expect((await trailAt(path)).length > 1, path).toBe(path !== '/')
})

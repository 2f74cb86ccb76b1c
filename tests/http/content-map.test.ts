import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readMap } from '~/domains/content-topology/map-format'
import { anAdmin } from '../support/admin'
import { type RunningSite, startSite } from '../support/running-site'

let site: RunningSite
let cookie = ''
beforeAll(async () => {
  site = await startSite({ DEMO: '0' })
  ;({ cookie } = await anAdmin(site))
})
afterAll(() => site?.stop())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${site.origin}/admin/content-topology/${path}`, { headers: { cookie, ...headers } })

test('the map comes packed, and once to whoever has it', async () => {
  await vi.waitFor(async () => {
    const first = await get('data')
    expect(first.status).toBe(200)
    expect(first.headers.get('content-encoding')).toBe('gzip')
    expect(first.headers.get('cache-control')).toContain('private')
    expect(readMap(await first.arrayBuffer()).isCut).toBe(false)
    const again = await get('data', { 'if-none-match': first.headers.get('etag') ?? '' })
    // the site is being read meanwhile: its first measurement makes another map
    expect(again.status).toBe(304)
  })
})

test('a link is asked for from one page to another', async () => {
  expect((await get('link')).status).toBe(400)
  const gone = await get('link?from=/nowhere&to=/about')
  expect([gone.status, (await gone.json()).error.message]).toEqual([404, 'This page is no longer on the site.'])
})

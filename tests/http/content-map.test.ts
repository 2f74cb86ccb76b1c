import { afterAll, beforeAll, expect, test } from 'vitest'
import { decodeMap } from '~/wings/seo-tools/content-map/map-format'
import { anAdmin } from '~test/admin'
import { type RunningSite, startSite } from '~test/running-site'

let site: RunningSite
let cookie = ''
beforeAll(async () => {
  site = await startSite({ DEMO: '0' })
  ;({ cookie } = await anAdmin(site))
})
afterAll(() => site?.stop())

const get = (path: string) => fetch(`${site.origin}/admin/${path}`, { headers: { cookie } })

test('the map comes packed, and nobody keeps it on the way', async () => {
  const answer = await get('content-topology/data')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-encoding')).toBe('gzip')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(decodeMap(await answer.arrayBuffer()).isCut).toBe(false)
})

test('a link is asked for from one page to another', async () => {
  expect((await get('api/content-map/link')).status).toBe(400)
  const gone = await get('api/content-map/link?from=/nowhere&to=/about')
  expect([gone.status, (await gone.json()).error.message]).toEqual([404, 'This page is no longer on the site.'])
})

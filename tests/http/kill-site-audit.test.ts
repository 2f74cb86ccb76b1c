import { expect, test } from 'vitest'
import { anAdmin } from '~test/admin'
import { httpRequest } from '~test/http'
import { startSite } from '~test/running-site'
import { tempSiteFolder } from '~test/temp-folder'

const AUDIT = '/admin/seo-settings/audit'
const KILLS = Number(process.env.AUDIT_KILLS ?? 1)
const WITHIN = { timeout: 120_000, interval: 10 }

/** What the screen says: how far the audit is, or that it has come to its end. */
async function look(origin: string, cookie: string) {
  const text = (await httpRequest(origin, AUDIT, { headers: { cookie } })).text.replaceAll('<!-- -->', '')
  const [, done = '', total = ''] = /([\d,]+) of ([\d,]+) pages/.exec(text) ?? []
  const [, audited = ''] = /([\d,]+) pages, audited/.exec(text) ?? []
  return { done: Number(done), total: Number(total), audited: Number(audited) }
}

test('an audit outlives whoever works at it, and judges each page once', async () => {
  const place = {
    DATA_DIR: await tempSiteFolder(),
    SECRET: '0123456789abcdef0123456789abcdef',
    ORIGIN: 'http://harbor.test',
    LOG_LEVEL: 'silent',
  }
  let site = await startSite(place)
  const { cookie } = await anAdmin(site, place)
  const begun = await httpRequest(site.origin, '/admin/api/site-audit/running', { method: 'POST', headers: { cookie } })
  expect(begun.status).toBe(200)
  let total = 0
  for (let kill = 0, seen = 0; kill < KILLS; kill++) {
    const isFurther = async () => {
      const now = await look(site.origin, cookie)
      const hasMoved = now.done > seen && now.done < now.total
      if (hasMoved) [seen, total] = [now.done, now.total]
      return hasMoved
    }
    await expect.poll(isFurther, WITHIN).toBe(true)
    await site.kill()
    site = await startSite(place)
  }
  await expect.poll(async () => (await look(site.origin, cookie)).audited, WITHIN).toBe(total)
  const csv = await httpRequest(site.origin, `${AUDIT}/findings/export.csv?check=keyphrase-length`, {
    headers: { cookie },
  })
  const paths = csv.text
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(',')[0])
  expect(paths.length).toBeGreaterThan(10)
  expect(new Set(paths).size).toBe(paths.length)
  await site.stop()
}, 300_000)

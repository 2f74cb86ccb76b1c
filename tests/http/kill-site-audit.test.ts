import { expect, test } from 'vitest'
import { auditDescription } from '~/wings/seo-tools/site-audit/site-audit'
import { anAdmin } from '~test/admin'
import { followRun } from '~test/followed-run'
import { httpRequest } from '~test/http'
import { startSite } from '~test/running-site'
import { tempSiteFolder } from '~test/temp-folder'

const KILLS = Number(process.env.AUDIT_KILLS ?? 1)
const WITHIN = { timeout: 120_000 }

test('an audit outlives whoever works at it, and judges each page once', async () => {
  const place = {
    DATA_DIR: await tempSiteFolder(),
    SECRET: '0123456789abcdef0123456789abcdef',
    ORIGIN: 'http://harbor.test',
    LOG_LEVEL: 'silent',
  }
  let site = await startSite(place)
  const { cookie } = await anAdmin(site, place)
  const begun = await httpRequest(site.origin, auditDescription.apiPath, { method: 'POST', headers: { cookie } })
  expect(begun.status).toBe(200)
  const { id: runId } = JSON.parse(begun.text) as { id: string }
  let seen = 0
  for (let kill = 0; kill < KILLS; kill++) {
    const audit = followRun(auditDescription, { origin: site.origin, cookie, runId })
    const isFurther = ({ doneCount, totalCount }: { doneCount: number; totalCount: number }) =>
      doneCount > seen && doneCount < totalCount
    seen = (await audit.waitUntil(isFurther, WITHIN)).doneCount
    await site.kill()
    site = await startSite(place)
  }
  const audit = followRun(auditDescription, { origin: site.origin, cookie, runId })
  const ended = await audit.waitUntil(({ state }) => state === 'completed', WITHIN)
  expect(ended.doneCount).toBe(ended.totalCount)
  const csv = await httpRequest(site.origin, '/admin/seo-settings/audit/findings/export.csv?check=keyphrase-length', {
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

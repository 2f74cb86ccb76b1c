import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, test } from 'vitest'
import { openSiteDatabase } from '~/platform/database/embedded-postgres/open-site-database.server'
import { anAdmin } from '~test/admin'
import { httpRequest } from '~test/http'
import { createPostClient, type PostClient } from '~test/post-client'
import { type RunningSite, startSite } from '~test/running-site'
import { createSiteFolder } from '~test/site-folder'

const LATEST_MS = 5_000
const settings = { LOG_LEVEL: 'error', DEMO: '0' }

let site: RunningSite
let writer: PostClient
let cookie = ''

beforeAll(async () => {
  site = await startSite(settings)
  ;({ cookie } = await anAdmin(site))
  writer = createPostClient(site.origin, cookie)
})
afterAll(() => site?.stop())

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()
const until = (moment: string, afterMs: number) => pause(new Date(moment).getTime() + afterMs - Date.now())
const page = async (path: string) => (await httpRequest(site.origin, path)).text

/** The audit log as admins read it. */
async function announcedIn({ origin }: RunningSite, title: string) {
  const { text } = await httpRequest(origin, '/admin/settings', { headers: { cookie } })
  return text.includes(title) && text.includes('post.published on schedule')
}

// they wait for the clock together
test.concurrent('is public at most five seconds after its moment, and the audit log says so, without anybody doing anything', async ({
  expect,
}) => {
  const id = randomUUID()
  await writer.save(id, 0, { slug: 'scheduled', title: 'Scheduled' })
  const at = inMs(3_000)
  expect((await writer.publish(id, { at })).status).toBe(200)
  expect(await page('/blog')).not.toContain('/blog/scheduled')
  expect((await httpRequest(site.origin, '/blog/scheduled')).status).toBe(404)
  await until(at, 1_000)
  for (const path of ['/', '/blog', '/feed.xml', '/sitemap.xml']) expect(await page(path)).toContain('/blog/scheduled')
  expect(await page('/blog/scheduled')).toContain('Words')
  await expect
    .poll(() => announcedIn(site, 'Scheduled'), { timeout: new Date(at).getTime() + LATEST_MS - Date.now() })
    .toBe(true)
})

test.concurrent('a post that was rescheduled or withdrawn does not come out at the old moment', async ({ expect }) => {
  const [moved, withdrawn] = [randomUUID(), randomUUID()]
  for (const [id, slug] of [
    [moved, 'moved'],
    [withdrawn, 'withdrawn'],
  ] as const) {
    await writer.save(id, 0, { slug, title: `Post ${slug}` })
    await writer.publish(id, { at: inMs(1_500) })
  }
  await writer.publish(moved, { at: inMs(3_600_000) })
  await writer.withdraw(withdrawn)
  await pause(1_500 + LATEST_MS)
  for (const slug of ['moved', 'withdrawn']) {
    expect((await httpRequest(site.origin, `/blog/${slug}`)).status).toBe(404)
    expect(await page('/blog')).not.toContain(`/blog/${slug}`)
  }
})

test.concurrent('a moment that is none is refused', async ({ expect }) => {
  const id = randomUUID()
  await writer.save(id, 0, { slug: 'never' })
  for (const at of ['tomorrow', '2026-13-01T00:00:00Z', '', 5])
    expect((await writer.publish(id, { at: at as string })).status).toBe(422)
})

test.concurrent('comes out also when the server was killed before and down at its moment', async ({ expect }) => {
  const place = { ...settings, DATA_DIR: await createSiteFolder(settings) }
  const before = await startSite(place)
  const admin = await anAdmin(before)
  const id = randomUUID()
  const other = createPostClient(before.origin, admin.cookie)
  await other.save(id, 0, { slug: 'while-down', title: 'While down' })
  const at = inMs(2_000)
  expect((await other.publish(id, { at })).status).toBe(200)
  await before.kill()
  await until(at, 500)
  const after = await startSite(place)
  expect((await httpRequest(after.origin, '/blog/while-down')).status).toBe(200)
  expect((await httpRequest(after.origin, '/blog')).text).toContain('/blog/while-down')
  await pause(LATEST_MS)
  await after.stop()
  const database = await openSiteDatabase({ DATA_DIR: place.DATA_DIR })
  const entries = await database.db
    .selectFrom('auditEntries')
    .select(['subject', 'happenedAt'])
    .where('action', '=', 'post.published on schedule')
    .execute()
  await database.close()
  await rm(place.DATA_DIR, { recursive: true })
  expect(entries).toMatchObject([{ subject: `post:${id}` }])
})

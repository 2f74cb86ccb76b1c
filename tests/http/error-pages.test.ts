import { rmSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSiteDatabase } from '~/platform/database/embedded-postgres/open-site-database.server'
import { httpRequest } from '~test/http'
import { type RunningSite, startSite } from '~test/running-site'
import { createSiteFolder } from '~test/site-folder'

const DATA_DIR = await createSiteFolder()
let site: RunningSite

// A site whose database holds what the site itself would never write: a landing page that cannot be drawn, posts that cannot be read.
beforeAll(async () => {
  const { db, close } = await openSiteDatabase({ DATA_DIR })
  await sql`update landing_pages set blocks = '"broken"' where slug = 'white-label-client-portal'`.execute(db)
  await sql`alter table blog_posts rename column cover_alt to elsewhere`.execute(db)
  const customMetaTags = JSON.stringify([{ name: 'checked', content: 'yes' }])
  await db
    .insertInto('seoSettings')
    .values({ pagePath: '/about', breadcrumbLabel: 'Us', metaTitle: 'Who we are', customMetaTags })
    .execute()
  await close()
  site = await startSite({ DATA_DIR })
})
afterAll(async () => {
  await site.stop()
  rmSync(DATA_DIR, { recursive: true })
})

test('a page that cannot be drawn shows a box with a sentence and a reference, within the frame of the site', async () => {
  const { status, headers, text } = await httpRequest(site.origin, '/white-label-client-portal')
  expect(status).toBe(500)
  const main = text.split('<main')[1]?.split('</main>')[0]?.replaceAll('<!-- -->', '')
  expect(main).toContain('Something went wrong.')
  expect(main).toContain(`Reference: ${headers['x-request-id']}`)
  expect(main).not.toContain('is not a function')
  expect(text).toContain('aria-label="Main"')
  expect(text).toContain('<footer')
  expect(site.output()).toMatch(new RegExp(`"requestId":"${headers['x-request-id']}".*is not a function`))
  expect((await httpRequest(site.origin, '/booking-software-for-studios')).status).toBe(200)
})

test('posts that cannot be fetched are logged under the reference that the page shows', async () => {
  const { status, headers, text } = await httpRequest(site.origin, '/blog')
  expect(status).toBe(500)
  expect(text).toContain('Something went wrong.')
  expect(site.output()).toMatch(new RegExp(`"requestId":"${headers['x-request-id']}".*column.*does not exist`))
})

test('what an editor has set is in the head of the page and in its breadcrumbs', async () => {
  const { text } = await httpRequest(site.origin, '/about')
  expect(text).toContain('<title>Who we are</title>')
  expect(text).toContain('<meta name="checked" content="yes"')
  expect(text).toMatch(/<li aria-current="page"[^>]*>Us</)
})

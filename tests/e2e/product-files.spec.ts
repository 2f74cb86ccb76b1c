import { createHash, randomBytes } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { openDatabase } from '~/platform/database/database.server'
import { openSiteDatabase } from '~/platform/database/embedded-postgres/open-site-database.server'
import { grantDownloads } from '~/wings/shop/downloads/download-links.commands.server'
import { anOrder } from '~/wings/shop/orders/fixtures'
import { aProduct } from '~/wings/shop/products/fixtures'
import { anAdmin } from '~test/admin'
import { toBrowserCookies } from '~test/admin-browser'
import { findAxeViolations } from '~test/axe'
import { type RunningSite, startSite } from '~test/running-site'
import { createSiteFolder } from '~test/site-folder'

const SECRET = 'a secret of this journey, which is long enough'
const bytes = randomBytes(13 * 1024 * 1024)
const checksum = createHash('sha256').update(bytes).digest('hex')
let site: RunningSite
let [productId, file] = ['', '']

test.beforeAll(async () => {
  const DATA_DIR = await createSiteFolder({ DEMO: '0' })
  file = path.join(DATA_DIR, 'Ledger für Teams.zip')
  const { db, close } = await openSiteDatabase({ DATA_DIR })
  productId = (await aProduct(db, { name: 'Ledger' })).id
  const order = await anOrder(db, { productId, email: 'zoe@example.com', productName: 'Ledger' })
  await grantDownloads(db, { secret: SECRET, order, days: 30, limit: 3 })
  await close()
  site = await startSite({ DATA_DIR, SECRET, DEMO: '0' })
  writeFileSync(file, bytes)
})
test.afterAll(async () => {
  await site.stop()
  rmSync(site.dataDir, { recursive: true })
})

async function openFiles(page: Page) {
  await page.goto(`${site.origin}/admin/products/edit/${productId}/files`)
  await page.waitForLoadState('networkidle')
}

const uploads = (page: Page) => page.getByRole('region', { name: 'Uploads' })

const PARTS = '**/admin/api/uploads/product-files/*'

/** Lets through what begins before `byte`, and cuts the line for everything after it. */
function cutLineAt(page: Page, byte: number) {
  return page.route(PARTS, (route) =>
    Number(route.request().headers()['upload-offset']) >= byte ? route.abort('connectionfailed') : route.continue(),
  )
}

/** They wait a while for an Undo, and how they go out is in telling.test.ts. */
async function asIfMailsWereOut() {
  const { db, close } = openDatabase({ DATA_DIR: site.dataDir })
  await db.updateTable('versionAnnouncements').set({ notifiedCount: 1, finishedAt: new Date() }).execute()
  await close()
}

test('an admin uploads a version over a line that breaks, pauses, closes the tab, goes on, withdraws it, takes that back and tells the buyers', async ({
  context,
}) => {
  const admin = await anAdmin(site)
  await context.addCookies(toBrowserCookies(admin).map((cookie) => ({ ...cookie, url: site.origin })))
  const page = await context.newPage()
  await openFiles(page)
  await expect(page.getByText('No files yet')).toBeVisible()
  await page.getByLabel('Files to upload').setInputFiles(file)
  await expect(page.getByText('Enter a version, such as 1.2.0.')).toBeVisible()
  await page.getByLabel('Version', { exact: true }).fill('2.0.0')
  await page.getByLabel('Release notes').fill('Shared ledgers')
  await cutLineAt(page, 4 * 1024 * 1024)
  await page.getByRole('button', { name: 'Upload 1 file' }).click()
  await expect(uploads(page)).toContainText('Connection lost. The upload resumes when the connection is back.')
  await page.getByRole('button', { name: 'Pause Ledger für Teams.zip' }).click()
  await expect(uploads(page)).toContainText(/Paused, \d\d % uploaded/)
  await page.unroute(PARTS)
  await cutLineAt(page, 8 * 1024 * 1024)
  await page.getByRole('button', { name: 'Resume Ledger für Teams.zip' }).click()
  await expect(uploads(page)).toContainText('Connection lost.')
  await page.close({ runBeforeUnload: false })

  const later = await context.newPage()
  await openFiles(later)
  const unfinished = later.getByRole('region', { name: 'Unfinished uploads' })
  await expect(unfinished).toContainText('8.4 MB of 13.6 MB uploaded.')
  expect(await findAxeViolations(later)).toEqual([])
  await later.getByLabel('Resume Ledger für Teams.zip').setInputFiles(file)
  await expect(uploads(later)).toContainText('1 of 1 uploaded')
  await expect(unfinished).toBeHidden()
  const version = later.getByRole('region', { name: 'Version 2.0.0' })
  await expect(version).toContainText(checksum)
  await expect(version).toContainText('Shared ledgers')
  expect(await findAxeViolations(later)).toEqual([])

  await later.getByRole('button', { name: 'Archive Ledger für Teams.zip' }).click()
  await expect(version).toContainText('Archived')
  await later.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(version).not.toContainText('Archived')
  // who bought before there was a file is told by itself, in ten minutes
  await expect(version).toContainText('Emailing 1 customer: 0 sent')
  await version.getByRole('button', { name: 'Cancel emails' }).click()
  await expect(later.getByText('Emails canceled')).toBeVisible()
  await version.getByRole('button', { name: 'Email 1 customer' }).click()
  await expect(later.getByText('Emailing 1 customer about 2.0.0')).toBeVisible()
  await expect(version).toContainText('Emailing 1 customer:')
  await asIfMailsWereOut()
  await expect(version).toContainText('1 customer emailed')
})

import { createHash, randomBytes } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { grantDownloads } from '~/domains/downloads/links.server'
import { anOrder } from '~/domains/orders/fixtures'
import { aProduct } from '~/domains/products/fixtures'
import { openWhereverItRuns } from '~/platform/database/own-postgres/open-wherever-it-runs.server'
import { anAdmin } from '../support/admin'
import { faultsOf } from '../support/axe'
import { type RunningSite, startSite } from '../support/running-site'
import { siteFolder } from '../support/site-folder'

const SECRET = 'a secret of this journey, which is long enough'
const bytes = randomBytes(13 * 1024 * 1024)
const checksum = createHash('sha256').update(bytes).digest('hex')
let site: RunningSite
let [productId, token, cookie, file] = ['', '', '', '']

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  const DATA_DIR = await siteFolder({ DEMO: '0' })
  file = path.join(DATA_DIR, 'Ledger für Teams.zip')
  const { db, close } = await openWhereverItRuns({ DATA_DIR })
  productId = (await aProduct(db, { name: 'Ledger' })).id
  const order = await anOrder(db, { productId, email: 'zoe@example.com', productName: 'Ledger' })
  token = (await grantDownloads(db, { secret: SECRET, order, days: 30, limit: 3 })).token
  await close()
  site = await startSite({ DATA_DIR, SECRET, DEMO: '0' })
  cookie = (await anAdmin(site)).cookie
  writeFileSync(file, bytes)
})
test.afterAll(async () => {
  await site.stop()
  rmSync(site.dataDir, { recursive: true })
})

async function openFiles(page: Page) {
  const cookies = cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=')
    return { name, value: value.join('='), url: site.origin }
  })
  await page.context().addCookies(cookies)
  await page.goto(`${site.origin}/admin/products/edit/${productId}/files`)
  await page.waitForLoadState('networkidle')
}

const uploads = (page: Page) => page.getByRole('region', { name: 'Uploads' })

/** Lets through what begins before `byte`, and cuts the line for everything after it. */
function cutLineAt(page: Page, byte: number) {
  return page.route('**/files/uploads/*?offset=*', (route) =>
    Number(new URL(route.request().url()).searchParams.get('offset')) >= byte
      ? route.abort('connectionfailed')
      : route.continue(),
  )
}

test('an admin uploads a version over a line that breaks, pauses, closes the tab, and goes on', async ({ context }) => {
  const page = await context.newPage()
  await openFiles(page)
  await expect(page.getByText('No files yet')).toBeVisible()
  await page.getByLabel('Files to upload').setInputFiles(file)
  await expect(page.getByText('Give the version a name, such as 1.2.0.')).toBeVisible()
  await page.getByLabel('Version', { exact: true }).fill('2.0.0')
  await page.getByLabel('What is new').fill('Shared ledgers')
  await cutLineAt(page, 4 * 1024 * 1024)
  await page.getByRole('button', { name: 'Upload 1 file' }).click()
  await expect(uploads(page)).toContainText('The connection is lost. It goes on from here as soon as it is back.')
  await page.getByRole('button', { name: 'Pause Ledger für Teams.zip' }).click()
  await expect(uploads(page)).toContainText(/Paused, 3\d % sent/)
  await page.unroute('**/files/uploads/*?offset=*')
  await cutLineAt(page, 8 * 1024 * 1024)
  await page.getByRole('button', { name: 'Go on with Ledger für Teams.zip' }).click()
  await expect(uploads(page)).toContainText('The connection is lost.')
  await page.close({ runBeforeUnload: false })

  const later = await context.newPage()
  await openFiles(later)
  const unfinished = later.getByRole('region', { name: 'Unfinished uploads' })
  await expect(unfinished).toContainText('8.4 MB of 13.6 MB are here.')
  expect(await faultsOf(later)).toEqual([])
  await later.getByLabel('Go on with Ledger für Teams.zip').setInputFiles(file)
  await expect(uploads(later)).toContainText('1 of 1 uploaded')
  await expect(unfinished).toBeHidden()
  const version = later.getByRole('region', { name: 'Version 2.0.0' })
  await expect(version).toContainText(checksum)
  await expect(version).toContainText('Shared ledgers')
  expect(await faultsOf(later)).toEqual([])
})

test('an admin withdraws a file and takes that back, then tells the buyers', async ({ page }) => {
  await openFiles(page)
  const version = page.getByRole('region', { name: 'Version 2.0.0' })
  await page.getByRole('button', { name: 'Withdraw Ledger für Teams.zip' }).click()
  await expect(version).toContainText('Withdrawn')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(version).not.toContainText('Withdrawn')
  await version.getByRole('button', { name: 'Tell 1 buyer' }).click()
  await expect(page.getByText('1 buyer will be told of 2.0.0')).toBeVisible()
  await expect(version).toContainText('Telling 1 buyer')
  await expect(version).toContainText('1 buyer told', { timeout: 60_000 })
  await page.goto(`${site.origin}/admin/settings/outbox`)
  await expect(page.getByText('Ledger 2.0.0 is ready for you')).toBeVisible()
})

for (const width of [390, 1_440])
  test(`a buyer downloads the file by their link, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${site.origin}/download/${token}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Download Ledger')
    await expect(page.getByText(/\d of 3 downloads left/)).toBeVisible()
    await expect(page.getByText(checksum)).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const began = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download Ledger für Teams.zip' }).click()
    const download = await began
    expect(download.suggestedFilename()).toBe('Ledger für Teams.zip')
    expect(readFileSync(await download.path()).equals(bytes)).toBe(true)
    await page.reload()
    await expect(page.getByText('2 of 3 downloads left')).toBeVisible()
  })

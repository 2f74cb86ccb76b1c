import { randomBytes, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { PostContent } from '~/wings/content/blog/post-content'
import type { MapPage } from '~/wings/seo-tools/content-map/content-map'
import { decodeMap } from '~/wings/seo-tools/content-map/map-format'
import { e2eSite, expect, test } from '~test/admin-browser'
import { findAxeViolationsOutsideFrames } from '~test/axe'
import { aPostContent, createPostClient } from '~test/post-client'

const MAP = '/admin/content-topology'
// pages are read in the background, and the graph is measured every thirty seconds
const AFTER_READING = { timeout: 110_000 }

test.describe.configure({ timeout: 300_000 })

const drawnMap = (page: Page) => page.locator('[data-drawn=true]')
const panelOf = (page: Page, name: string) => page.getByRole('complementary', { name })

/** Waits for what the map says of a page without drawing it meanwhile. */
async function untilMapped(cookie: string, path: string, isSo: (page: MapPage) => boolean) {
  const isMapped = async () => {
    const answer = await fetch(`${e2eSite().origin}${MAP}/data`, { headers: { cookie } })
    const page = answer.ok && decodeMap(await answer.arrayBuffer()).pages.find((one) => one.path === path)
    return Boolean(page && isSo(page))
  }
  await expect.poll(isMapped, { ...AFTER_READING, intervals: [1_000] }).toBe(true)
}

async function find(page: Page, title: string) {
  await page.getByRole('combobox', { name: 'Find a page' }).fill(title)
  await page.getByRole('option', { name: title }).first().waitFor()
  await page.keyboard.press('Enter')
}

test('an orphan is found on the map, a sentence for it by drawing a link, and once it is linked the map shows it healed', async ({
  adminPage: page,
  admin,
}) => {
  const word = `lighthouse${randomBytes(3).toString('hex')}`
  const writer = createPostClient(e2eSite().origin, admin.cookie)
  const [orphan, host] = [randomUUID(), randomUUID()]
  const write = async (id: string, post: Partial<PostContent>) => {
    await writer.save(id, 0, aPostContent(post))
    await writer.publish(id)
  }
  const ours = { title: `Painting a ${word}`, slug: `painting-${word}` }
  const theirs = { title: `Harbour tales ${word}`, slug: `tales-${word}` }
  await write(orphan, { ...ours, body: '<p>It begins at the top.</p>' })
  await write(host, { ...theirs, body: `<p>On Sundays we are painting a ${word} together.</p>` })

  for (const { slug } of [ours, theirs])
    await untilMapped(admin.cookie, `/blog/${slug}`, ({ body }) => body.pagesIn === 0)
  await page.goto(`${MAP}?state=orphan`)
  await expect(drawnMap(page)).toBeVisible(AFTER_READING)
  await page.getByRole('searchbox', { name: 'Title or URL' }).fill(word)
  await expect(page.getByText('2 pages', { exact: true })).toBeVisible(AFTER_READING)
  await find(page, ours.title)
  const panel = panelOf(page, ours.title)
  await expect(panel.getByText('Orphan')).toBeVisible()
  expect(await findAxeViolationsOutsideFrames(page)).toEqual([])
  await expect(panel.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', `/admin/blog/edit/${orphan}`)

  await page.getByRole('button', { name: 'Add link' }).click()
  await find(page, theirs.title)
  await find(page, ours.title)
  const link = panelOf(page, `From ${theirs.title}`)
  await expect(link.locator('mark')).toHaveText(new RegExp(`painting a ${word}`, 'i'))
  expect(await findAxeViolationsOutsideFrames(page)).toEqual([])
  await expect(link.getByRole('link', { name: 'Edit page' })).toHaveAttribute('href', `/admin/blog/edit/${host}`)
  const linkIt = link.getByRole('button', { name: 'Add link' })
  await linkIt.click()
  await expect(linkIt).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await linkIt.click()
  await expect(link).toContainText(/The link has been added|Content/)

  await untilMapped(admin.cookie, `/blog/${ours.slug}`, ({ body }) => body.pagesIn === 1)
  await page.goto(`${MAP}?view=table&state=orphan&q=${word}`)
  await expect(page.getByText('1 page', { exact: true })).toBeVisible(AFTER_READING)
  await expect(page.getByRole('row').filter({ hasText: theirs.title })).toBeVisible()
  await page.goto(`${MAP}?from=/blog/${theirs.slug}&to=/blog/${ours.slug}`)
  await expect(panelOf(page, `From ${theirs.title}`)).toContainText('Content')
  for (const id of [orphan, host]) await writer.call('POST', `${id}/trash`)
})

test('a browser that cannot draw is given the table, which says by the keyboard what the map shows, and the file has what is left of it; a lost connection is told', async ({
  adminPage: page,
}) => {
  await page.addInitScript(() => {
    const known = HTMLCanvasElement.prototype.getContext
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind.startsWith('webgl') ? null : known.call(this, kind, ...(rest as []))
    } as typeof known
  })
  await page.route(`**${MAP}/data`, (route) => route.abort(), { times: 1 })
  await page.goto(MAP)
  await expect(page.getByText('Could not load the map')).toBeVisible(AFTER_READING)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('This browser cannot display the map')).toBeVisible()
  const table = page.getByRole('table', { name: /^Pages/ })
  await expect(table).toBeVisible()
  const linksIn = table.getByRole('columnheader', { name: 'Inbound' })
  for (const order of ['ascending', 'descending']) {
    await linksIn.getByRole('link').press('Enter')
    await expect(linksIn).toHaveAttribute('aria-sort', order)
  }
  await page.keyboard.press('/')
  await page.keyboard.type('queuepro')
  await expect(page).toHaveURL(/q=queuepro/)
  await expect(table.getByRole('row').nth(1)).toContainText(/queuepro/i)
  await table.getByRole('row').nth(1).focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog')
  await expect(panel.getByText('Crawl depth')).toBeVisible()
  expect(await findAxeViolationsOutsideFrames(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  let text = ''
  for await (const chunk of await (await download).createReadStream()) text += chunk
  expect(text.split('\r\n')[0]).toContain('path,title,kind,states')
  expect(text).toContain('/tools/queuepro')
  expect(text).not.toContain('/privacy')
})

import { expect, type Page, test } from '@playwright/test'
import { findAxeViolationsInBothColorSchemes } from '~test/axe'

const POST = '/blog/three-point-estimates'

const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' })
const currentSection = (page: Page) => contents(page).locator('[aria-current=location]')

test('the contents of a post mark the section that is read, also after a jump and back at the top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(POST)
  await expect(currentSection(page)).toHaveCount(0)
  const links = contents(page).getByRole('link')
  await links.nth(2).click()
  await expect(currentSection(page)).toHaveText(await links.nth(2).innerText())
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(currentSection(page)).toHaveText(await links.last().innerText())
  await page.evaluate(() => scrollTo(0, 0))
  await expect(currentSection(page)).toHaveCount(0)
})

test('a long text of the studio marks its section too, in the folded contents of a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/terms')
  await page.locator('summary', { hasText: 'On this page' }).click()
  const link = page.locator('details a').nth(1)
  await link.click()
  await expect(link).toHaveAttribute('aria-current', 'location')
})

test('a heading leads to itself and copies its address when it is pressed', async ({ page }) => {
  await page.addInitScript(() => {
    async function writeText(text: string) {
      document.documentElement.dataset.copied = text
    }
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
  })
  await page.goto(POST)
  const heading = page.locator('.prose h2').first()
  const address = `http://harbor.test${POST}#${await heading.getAttribute('id')}`
  await heading.getByRole('link').click()
  await expect(page).toHaveURL(address)
  await expect(page.locator('html')).toHaveAttribute('data-copied', address)
  await expect(page.getByText('Link copied.')).toBeVisible()
})

test('the cover of a post opens above the page in its largest file, and Escape leads back to it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(POST, { waitUntil: 'networkidle' })
  const cover = page.getByRole('main').locator('header a:has(img)')
  await cover.click()
  const lightbox = page.getByRole('dialog', { name: 'Picture' })
  await expect(lightbox.locator('figcaption')).toHaveText((await cover.locator('img').getAttribute('alt')) ?? '')
  await expect(lightbox.getByRole('button')).toHaveText(['Close'])
  const shown = lightbox.locator('img')
  await expect
    .poll(() => shown.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc))
    .toMatch(/-1600\.(avif|webp)$/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await findAxeViolationsInBothColorSchemes(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(lightbox).toHaveCount(0)
  await expect(cover).toBeFocused()
  await expect(page).toHaveURL(POST)
})

test('arrow keys and buttons lead through the pictures of a product, and pressing beside one closes it', async ({
  page,
}) => {
  await page.goto('/tools/queuepro', { waitUntil: 'networkidle' })
  const pictures = page.getByRole('region', { name: 'Images of QueuePro' }).locator('li a')
  await pictures.first().click()
  const lightbox = page.getByRole('dialog', { name: 'Picture' })
  await expect(lightbox.locator('figcaption')).toHaveText(/^A queue board.* · 1 of 3$/)
  await page.keyboard.press('ArrowRight')
  await expect(lightbox.locator('figcaption')).toHaveText(/television.* · 2 of 3$/)
  await lightbox.getByRole('button', { name: 'Next' }).click()
  await expect(lightbox.locator('figcaption')).toHaveText(/3 of 3$/)
  await page.keyboard.press('ArrowLeft')
  await expect(lightbox.locator('figcaption')).toHaveText(/2 of 3$/)
  await page.mouse.click(5, 400)
  await expect(lightbox).toHaveCount(0)
  await expect(pictures.first()).toBeFocused()
})

test('without scripts a picture leads to its largest file', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(POST)
  await page.getByRole('main').locator('header a:has(img)').click()
  await expect(page).toHaveURL(/\/media\/[0-9a-f]{32}-1600\.webp$/)
})

test('a first visitor of an English page waits for 25 kB of fonts at most', async ({ page }) => {
  for (const path of ['/', '/blog', POST, '/tools', '/tools/pagesift', '/contact']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const fonts = await page.evaluate(async () => {
      await document.fonts.ready
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      return entries.filter(({ name }) => name.endsWith('.woff2')).map(({ encodedBodySize }) => encodedBodySize)
    })
    expect(fonts, path).toHaveLength(2)
    expect(
      fonts.reduce((sum, bytes) => sum + bytes, 0),
      path,
    ).toBeLessThanOrEqual(25_000)
  }
})

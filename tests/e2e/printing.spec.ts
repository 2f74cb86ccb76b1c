import { expect, type Page, test } from '@playwright/test'

const isSeen = (page: Page, selector: string) =>
  page.evaluate(
    (sought) => [...document.querySelectorAll(sought)].filter((one) => one.checkVisibility()).length,
    selector,
  )

test('on paper a post is its text, black on white in dark mode too, without what is pressed or leads elsewhere', async ({
  page,
}) => {
  await page.goto('/blog/three-point-estimates', { waitUntil: 'networkidle' })
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const gone of ['nav', 'button', 'footer', 'section[data-links="card"]', 'details'])
    expect(await isSeen(page, `body > div ${gone}`), gone).toBe(0)
  for (const there of ['h1', 'header img', '.prose p', '.prose table', '.prose pre'])
    expect(await isSeen(page, there), there).toBeGreaterThan(0)
  const styleOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => {
        const { color, backgroundColor, whiteSpace, breakInside } = getComputedStyle(one)
        return { color, backgroundColor, whiteSpace, breakInside }
      })
  const blackOnPaper = { color: 'rgb(0, 0, 0)', backgroundColor: 'rgba(0, 0, 0, 0)' }
  expect(await styleOf('body')).toMatchObject(blackOnPaper)
  expect(await styleOf('.prose pre code')).toMatchObject({ ...blackOnPaper, whiteSpace: 'pre-wrap' })
  expect(await styleOf('.prose table')).toMatchObject({ breakInside: 'avoid' })
})

test('on paper a product has its pictures, price and answers, and nothing to press', async ({ page }) => {
  await page.goto('/tools/queuepro', { waitUntil: 'networkidle' })
  await page.emulateMedia({ media: 'print' })
  expect(await isSeen(page, 'button, [type="submit"], nav, footer')).toBe(0)
  expect(await isSeen(page, 'section[aria-label="Images of QueuePro"] img')).toBeGreaterThan(0)
  await expect(page.getByText('1,499').first()).toBeVisible()
})

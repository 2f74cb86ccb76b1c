import { expect, test } from '@playwright/test'

test('toasts are 356 px wide and 14 px apart, at most three are seen, and each is gone after 4 seconds', async ({
  page,
}) => {
  // without https there is no clipboard, so every try to copy fails and says so
  await page.goto('/blog/fast-pages-do-less')
  const copy = page.getByRole('button', { name: /cop/i }).first()
  const toasts = page.locator('[data-sonner-toast]')
  await copy.click()
  await expect(toasts.first()).toContainText('The code could not be copied.')
  await copy.click()
  await copy.click()
  await copy.click()
  await expect(page.locator('[data-sonner-toast][data-visible=true]')).toHaveCount(3)
  await page.locator('[data-sonner-toast][data-front=true]').hover()
  await page.waitForTimeout(600) // they spread out while the pointer is on them
  const boxes = await page
    .locator('[data-sonner-toast][data-visible=true]')
    .evaluateAll((shown) => shown.map((toast) => toast.getBoundingClientRect()).sort((a, b) => a.top - b.top))
  expect(boxes.map(({ width }) => Math.round(width))).toEqual([356, 356, 356])
  expect(Math.round((boxes[1]?.top ?? 0) - (boxes[0]?.bottom ?? 0))).toBe(14)
  await page.mouse.move(5, 5)
  const leftAt = Date.now()
  await expect(toasts).toHaveCount(0, { timeout: 8_000 })
  expect(Date.now() - leftAt).toBeGreaterThan(2_000)
})

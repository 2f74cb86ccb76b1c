import { expect, test } from '@playwright/test'

test('a toast leaves by itself after 4,000 ms; at most three are seen, 356 px wide and 14 px apart', async ({
  page,
}) => {
  // without https there is no clipboard, so every try to copy fails and says so
  await page.goto('/blog/fast-pages-do-less')
  await page.evaluate(watchToasts)
  const copy = page.getByRole('button', { name: /cop/i }).first()
  const toasts = page.locator('[data-toast]')
  await copy.click()
  await expect(toasts.first()).toContainText('The code could not be copied.')
  const stay = () => page.evaluate(() => (window as unknown as { toastStayedMs?: number }).toastStayedMs)
  await expect.poll(stay, { timeout: 10_000 }).toBeDefined()
  // a busy machine is late
  expect(await stay()).toBeGreaterThan(3_700)
  expect(await stay()).toBeLessThan(6_000)
  await expect(toasts).toHaveCount(0)

  for (let time = 0; time < 4; time++) await copy.click()
  await expect(toasts).toHaveCount(3)
  await toasts.first().hover()
  const boxes = await toasts.evaluateAll((shown) =>
    shown.map((toast) => toast.getBoundingClientRect()).sort((a, b) => a.top - b.top),
  )
  expect(boxes.map(({ width }) => Math.round(width))).toEqual([356, 356, 356])
  expect(Math.round((boxes[1]?.top ?? 0) - (boxes[0]?.bottom ?? 0))).toBe(14)
})

/** In the page: notes how long the first toast stays. */
function watchToasts() {
  let cameAt: number | undefined
  new MutationObserver(() => {
    const isThere = document.querySelector('[data-toast]') !== null
    if (isThere) cameAt ??= performance.now()
    else if (cameAt !== undefined) Object.assign(window, { toastStayedMs: performance.now() - cameAt })
  }).observe(document.body, { subtree: true, childList: true })
}

import { randomUUID } from 'node:crypto'
import { expect, journeySite, test } from '../support/admin-browser'
import { faultsInBothColors } from '../support/axe'
import { aWriter } from '../support/writer'

test('a visitor searches by keyboard, opens what was found, and finds the way back as it was', async ({ page }) => {
  await page.goto('/blog')
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('/')
  const field = page.getByRole('searchbox', { name: 'Search the blog' })
  await expect(field).toBeFocused()
  await page.keyboard.type('estimates')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/blog?q=estimates')
  await expect(page.getByRole('status')).toContainText('for “estimates”')
  await expect(field).toHaveValue('estimates')
  await expect(field).toBeFocused()
  await expect(page.locator('main mark').first()).toHaveText(/estimate/i)
  await page
    .getByRole('main')
    .getByRole('link', { name: /three-point estimates/i })
    .click()
  await expect(page).toHaveURL('/blog/three-point-estimates')
  await page.goBack()
  await expect(field).toHaveValue('estimates')
  await page.getByRole('link', { name: 'Guides', exact: true }).click()
  await expect(page).toHaveURL('/blog?q=estimates&category=guides')
  await expect(field).toHaveValue('estimates')
})

test('the slash stays a slash where somebody types', async ({ page }) => {
  await page.goto('/blog')
  await page.waitForLoadState('networkidle')
  const field = page.getByRole('searchbox')
  await field.fill('and')
  await field.press('End')
  await page.keyboard.press('/')
  await expect(field).toHaveValue('and/')
})

test('without JavaScript a search works too', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto('/blog?category=guides')
  await page.getByRole('searchbox').fill('xylophone')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/blog?category=guides&q=xylophone')
  await expect(page.getByText('No post has these words')).toBeVisible()
  await page.getByRole('link', { name: 'Search all posts' }).click()
  await expect(page).toHaveURL('/blog?q=xylophone')
})

test('a visitor goes on to the next post and hands it on', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: {
        writeText: async (text: string) => {
          document.documentElement.dataset.copied = text
        },
      },
    })
  })
  await page.goto('/blog/three-point-estimates?utm_source=mail')
  await page.waitForLoadState('networkidle')
  const next = page.getByRole('navigation', { name: 'Posts beside this one' }).getByRole('link', { name: 'Next post' })
  const title = (await next.textContent())?.replace('Next post', '') ?? 'no title'
  await next.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('The address is copied.')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-copied', page.url())
})

test('the browser’s own sharing comes first, and closing it copies nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async ({ title, url }: ShareData) => {
        document.documentElement.dataset.shared = `${title} ${url}`
        throw new DOMException('closed', 'AbortError')
      },
    })
  })
  await page.goto('/blog/three-point-estimates')
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Share' }).click()
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  await expect(page.locator('html')).toHaveAttribute(
    'data-shared',
    `${title} http://harbor.test/blog/three-point-estimates`,
  )
  await expect(page.getByText('The address')).toHaveCount(0)
})

test('where nothing may be copied, the address is shown', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['share', 'clipboard']) Object.defineProperty(navigator, name, { value: undefined })
  })
  await page.goto('/blog/three-point-estimates')
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Copy this address: http://harbor.test/blog/three-point-estimates')).toBeVisible()
})

test('who follows a link that has become old on the way arrives where the post lives now', async ({ page, admin }) => {
  const id = randomUUID()
  const { save, publish, withdraw } = aWriter(journeySite().origin, admin.cookie)
  await save(id, 0, { slug: 'soon-elsewhere', title: 'Soon elsewhere' })
  await publish(id)
  await page.goto('/blog')
  await page.waitForLoadState('networkidle')
  await save(id, 1, { slug: 'elsewhere-now', title: 'Soon elsewhere' })
  await publish(id)
  await page.getByRole('main').getByRole('link', { name: 'Soon elsewhere' }).click()
  await expect(page).toHaveURL('/blog/elsewhere-now')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soon elsewhere')
  await withdraw(id)
})

for (const path of ['/blog?q=estimates', '/blog?q=xylophone', '/blog?q=xylophone&category=guides']) {
  test(`${path} can be used by everyone, in light and dark`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    expect(await faultsInBothColors(page)).toEqual([])
  })
}

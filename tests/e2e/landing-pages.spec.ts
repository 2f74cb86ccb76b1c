import { expect, test } from '@playwright/test'
import { findAxeViolationsInBothColorSchemes } from '~test/axe'
import { openOnNarrowAndWide } from '~test/screen-checks'
import { startSiteWithLandingPages } from '~test/site-with-landing-pages'

let site: Awaited<ReturnType<typeof startSiteWithLandingPages>>
test.beforeAll(async () => {
  test.setTimeout(240_000)
  site = await startSiteWithLandingPages()
})
test.afterAll(() => site?.stop())

test('a page of every kind of block can be used by everyone, asks for a film by a click only, and its countdown ticks', async ({
  page,
}) => {
  const films: string[] = []
  await page.route('https://player.vimeo.com/**', (route) => {
    films.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: 'a film' })
  })
  await openOnNarrowAndWide(page, `${site.origin}/all-of-it`, false)
  expect(await findAxeViolationsInBothColorSchemes(page)).toEqual([])
  expect(films).toEqual([])
  await page.getByRole('button', { name: 'Load from Vimeo' }).click()
  await expect.poll(() => films.length).toBe(1)
  const seconds = page.locator('#countdown').getByText('seconds').locator('xpath=preceding-sibling::*')
  const first = await seconds.textContent()
  await expect(seconds).not.toHaveText(first ?? '')
})

test('a visitor fills in the form of a page, is told what is missing, loses nothing when the line breaks, and is thanked in its place', async ({
  page,
}) => {
  await page.goto(`${site.origin}/all-of-it`)
  const form = page.locator('#form')
  await form.getByLabel('Your name').fill('Ada')
  await form.getByLabel('What should be different?').fill('The bell.')
  await page.route('**/all-of-it', (route) => route.abort())
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByRole('alert')).toContainText('Your form could not be sent.')
  await expect(form.getByLabel('Your name')).toHaveValue('Ada')
  await page.unroute('**/all-of-it')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByText('Please enter your email.')).toBeVisible()
  await expect(form.getByLabel('E-mail')).toBeFocused()
  await form.getByLabel('E-mail').fill('ada@example.com')
  await form.getByLabel('How many rooms?').selectOption('Two to five')
  await expect(form.getByLabel('What should be different?')).toHaveValue('The bell.')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByRole('status')).toHaveText('It has arrived.')
  await expect(form.getByRole('status')).toBeInViewport()
})

import sharp from 'sharp'
import { expect, test } from '~test/admin-browser'
import { hoverToast } from '~test/hover-toast'

// the brand belongs to every journey of this site: what this one changes, it takes back
test('an admin renames the studio, adds a profile and chooses a logo and a colour; visitors see it at once, and Undo takes it back', async ({
  adminPage: page,
  browser,
}) => {
  await page.goto('/admin/settings/studio', { waitUntil: 'networkidle' })
  const name = await page.getByLabel('Name', { exact: true }).inputValue()
  await page.getByLabel('Contact email').fill('nobody')
  const profiles = await page.getByLabel(/^Label of profile/).count()
  const added = `profile ${profiles + 1}`
  await page.getByRole('button', { name: 'Add profile', exact: true }).click()
  await page.getByLabel(`Label of ${added}`).fill('Forum')
  await page.getByLabel(`URL of ${added}`).fill('javascript:alert(1)')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
  await page.getByLabel('Contact email').fill('hello@harbor.example')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Enter a path such as /about')).toBeVisible()
  await page.getByLabel(`URL of ${added}`).fill('https://forum.example')
  await page.getByLabel('Tagline').fill('A tagline of the test')
  await page.getByRole('slider', { name: 'Accent color' }).fill('-100')
  const zone = page.getByRole('combobox', { name: 'Time zone' })
  const zoneBefore = await zone.inputValue()
  await zone.fill('lisb')
  await page.getByRole('option', { name: 'Europe/Lisbon' }).click()
  await expect(zone).toHaveValue('Europe/Lisbon')
  const logo = page.getByRole('group', { name: 'Logo' })
  await logo.getByRole('button', { name: 'Choose an image' }).click()
  const mark = sharp({ create: { width: 256, height: 256, channels: 3, background: '#0a5' } })
  const file = { name: 'mark.png', mimeType: 'image/png', buffer: await mark.png().toBuffer() }
  await page.getByLabel('Images to upload').setInputFiles(file)
  await expect(logo.getByRole('img')).toBeVisible({ timeout: 30_000 })
  await logo.getByRole('button', { name: 'Remove' }).click()
  await expect(logo.getByRole('img')).toHaveCount(0)
  await logo.getByRole('button', { name: 'Choose an image' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'mark.png' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await hoverToast(page, 'Settings saved.')

  const visitor = await browser.newPage({ baseURL: 'http://harbor.test' })
  await visitor.goto('/about')
  await expect(visitor.getByRole('contentinfo').getByRole('link', { name: 'Forum' })).toBeVisible()
  await expect(visitor.getByText('A tagline of the test.')).toBeVisible()
  await expect(visitor.getByRole('banner').locator('a img')).toBeVisible()
  expect(await visitor.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--hue'))).toBe(
    '-100',
  )

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Tagline')).not.toHaveValue('A tagline of the test')
  await expect(page.getByLabel(`Label of ${added}`)).toHaveCount(0)
  await expect(zone).toHaveValue(zoneBefore)
  await visitor.reload()
  await expect(visitor.getByText('A tagline of the test.')).toHaveCount(0)
  await expect(visitor.getByRole('banner').getByRole('link', { name })).toBeVisible()
  await expect(visitor.getByRole('banner').locator('a img')).toHaveCount(0)
  await visitor.close()
})

test('what was typed and not saved is not left behind without a word; the services write a test mail to who asks', async ({
  adminPage: page,
  admin,
}) => {
  await page.goto('/admin/settings/studio', { waitUntil: 'networkidle' })
  const services = page.getByRole('link', { name: 'Services' })
  await services.click()
  await expect(page).toHaveURL(/\/services$/)
  await page.goBack()
  await page.getByLabel('Tagline').fill('Not saved')
  await services.click()
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByLabel('Tagline')).toHaveValue('Not saved')
  await services.click()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/services$/)
  await expect(page.getByText('Not configured. Products show “Request to buy”')).toBeVisible()
  await page.getByRole('button', { name: 'Send test email' }).click()
  await expect(page.getByText(`Test email to ${admin.email} added to the outbox.`)).toBeVisible()
})

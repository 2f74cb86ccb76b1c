import { expect, test } from '@playwright/test'

test('the pictures of a product are moved with the keyboard and chosen by their small ones', async ({ page }) => {
  await expect(async () => {
    await page.goto('/tools/queuepro')
    await expect(page.getByRole('button', { name: 'Image 3 of 3' })).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 45_000 }) // the demo draws them after it has started
  const pictures = page.getByRole('region', { name: 'Images of QueuePro' })
  const current = pictures.locator('[aria-current=true]')
  await expect(current).toHaveAccessibleName('Image 1 of 3')
  await pictures.getByRole('list').focus()
  await page.keyboard.press('ArrowRight')
  await expect(current).toHaveAccessibleName('Image 2 of 3')
  await page.keyboard.press('End')
  await expect(current).toHaveAccessibleName('Image 3 of 3')
  await pictures.getByRole('button', { name: 'Image 1 of 3' }).click()
  await expect(current).toHaveAccessibleName('Image 1 of 3')
})

test('on a phone the chosen license stays in sight and leads to the checkout', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/tools/queuepro')
  await page.getByRole('radio', { name: /Agency/ }).check()
  const bar = page.getByText('QueuePro, Agency')
  await page.locator('form#buy').getByRole('button').scrollIntoViewIfNeeded()
  await expect(bar, 'the button itself is seen').toBeHidden()
  await page.evaluate(() => window.scrollTo(0, 3_000))
  await expect(bar).toBeVisible()
  await expect(bar).toBeInViewport()
  // the journeys' site cannot be paid, so the studio is asked
  await page.getByRole('button', { name: 'Request to buy' }).last().click()
  await expect(page).toHaveURL('/contact?about=QueuePro&tier=agency')
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('About QueuePro (agency): ')
  await expect(page.getByLabel('What is it about?')).toHaveValue('A product')
})

import { expect, test } from '@playwright/test'

for (const javaScriptEnabled of [true, false]) {
  test(`a message that is not complete comes back with what was typed, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    browser,
  }) => {
    const page = await (await browser.newContext({ javaScriptEnabled })).newPage()
    await page.goto('/contact')
    await page.getByLabel('Name').fill('Ada')
    await page.getByLabel('E-mail').fill('ada@nowhere')
    await page.getByLabel('What is it about?').selectOption('A product')
    await page.getByRole('textbox', { name: 'Message' }).fill('I would like to see KitShed.')
    await page
      .locator('form')
      .evaluate((form: HTMLFormElement) => {
        form.noValidate = true
      })
      .catch(() => {})
    await page.getByRole('button', { name: /send/i }).click()
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('I would like to see KitShed.')
    await page.getByLabel('E-mail').fill('ada@example.com')
    await page.getByRole('button', { name: /send/i }).click()
    await expect(page.getByRole('status')).toContainText('Your message has arrived.')
  })
}

test('who asks about a product finds the message begun', async ({ page }) => {
  await page.goto('/tools/queuepro')
  await page.getByRole('button', { name: 'Request to buy' }).click()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('About QueuePro (starter): ')
  await expect(page.getByLabel('What is it about?')).toHaveValue('A product')
})

import { expect, test } from '@playwright/test'

test('a visitor corrects a message and sends it, and loses nothing on the way, also when the line breaks', async ({
  page,
}) => {
  await page.goto('/contact', { waitUntil: 'networkidle' })
  await page.getByLabel('Your name').fill('Ada')
  await page.getByLabel('Email').fill('ada')
  await page.getByLabel('What is it about?').selectOption('A license')
  await page.getByRole('textbox', { name: 'Message' }).fill('We run a repair shop.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('We run a repair shop.')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.route('**/contact', (route) => route.abort())
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('alert')).toContainText('Your message could not be sent.')
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('We run a repair shop.')
  await page.unroute('**/contact')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('status').getByText('Your message has been sent.')).toBeVisible()
})

test('the studio hears once of an error in the browser, and of ten different ones at most', async ({ page }) => {
  const messages: string[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/errors')) return
    // a busy machine may be slow as well, which the studio hears of as something else
    if (request.postDataJSON().kind !== 'error') return
    expect(request.headers()['x-client-info']).toBe('website 1.0.0')
    expect(request.postDataJSON()).toMatchObject({ page_path: '/contact' })
    messages.push(request.postDataJSON().message)
  })
  await page.goto('/contact', { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    setTimeout(() => void Promise.reject(new Error('a promise')))
  })
  await expect.poll(() => messages).toEqual(['a promise'])
  await page.evaluate(() => {
    const errors = ['the same', 'the same', ...Array.from({ length: 20 }, (_, n) => `error ${n}`)]
    for (const message of errors) {
      setTimeout(() => {
        throw new Error(message)
      })
    }
  })
  await expect.poll(() => messages.length).toBe(10)
  expect(new Set(messages).size).toBe(10)
})

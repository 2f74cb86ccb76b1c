import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../support/admin-browser'
import { faultsInBothColors, faultsOf } from '../support/axe'
import { tabTo } from '../support/keyboard'

/** A picture that nobody has brought in before. */
async function aFile(name: string, width = 900) {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  const picture = sharp({ create: { width, height: Math.round(width / 1.5), channels: 3, background: '#888', noise } })
  return { name, mimeType: 'image/jpeg', buffer: await picture.jpeg({ quality: 95 }).toBuffer() }
}

/** What a hand does that drags a file over the window and lets go, or pastes it. */
async function bring(page: Page, event: 'drop' | 'paste', file: Awaited<ReturnType<typeof aFile>>) {
  await page.evaluate(
    async ({ event, name, type, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      const data = new DataTransfer()
      data.items.add(new File([bytes], name, { type }))
      const init = { bubbles: true, cancelable: true }
      if (event === 'paste') document.dispatchEvent(new ClipboardEvent('paste', { ...init, clipboardData: data }))
      else {
        document.body.dispatchEvent(new DragEvent('dragover', { ...init, dataTransfer: data }))
        document.body.dispatchEvent(new DragEvent('drop', { ...init, dataTransfer: data }))
      }
    },
    { event, name: file.name, type: file.mimeType, base64: file.buffer.toString('base64') },
  )
}

const library = '/admin/media'
// pictures are drawn one at a time, with patience
const drawn = { timeout: 30_000 }

/** Opens the library and waits until it can be worked with. */
async function open(page: Page, query = '') {
  await page.goto(library + query)
  await page.waitForLoadState('networkidle')
}
const uploads = (page: Page) => page.getByRole('region', { name: 'Uploads' })

test('an admin brings pictures in, describes one, deletes it and takes that back', async ({ adminPage: page }) => {
  await open(page)
  await page
    .getByLabel('Pictures to upload')
    .setInputFiles([
      await aFile('crane by button.jpg'),
      { name: 'page.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html><script>alert(1)</script>') },
    ])
  await expect(uploads(page)).toContainText('1 of 2 uploaded, 1 failed', drawn)
  await expect(uploads(page)).toContainText('page.jpg is not a picture that can be read.')
  await bring(page, 'drop', await aFile('crane by drag.jpg'))
  await bring(page, 'paste', await aFile('image.png'))
  await expect(uploads(page)).toContainText('3 of 4 uploaded, 1 failed', drawn)
  await expect(uploads(page)).toContainText(/pasted-\d{4}-/)
  await uploads(page).getByRole('button', { name: 'Clear' }).click()
  await expect(uploads(page)).toBeHidden()

  await page.getByRole('searchbox').fill('crane')
  await page.getByLabel('Use', { exact: true }).selectOption('Unused')
  await expect(page).toHaveURL(/q=crane&unused=1/)
  await expect(page.getByRole('status').filter({ hasText: '2 pictures' })).toBeVisible()

  await page.getByRole('link', { name: /crane by drag\.jpg/ }).click()
  const details = page.getByRole('dialog', { name: 'crane by drag.jpg' })
  await expect(details).toContainText('900 × 600 pixels')
  await expect(details).toContainText('AVIF and WebP, 480, 720, 900 px wide')
  await expect(details).toContainText('Nowhere. It can be deleted.')
  await details.getByLabel('Alternative text').fill('A crane lifts a crate.')
  await expect(details.getByText('Saved')).toBeVisible()
  await page.reload()
  await expect(details.getByLabel('Alternative text')).toHaveValue('A crane lifts a crate.')

  await details.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('status').filter({ hasText: '1 picture' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('1 picture brought back')).toBeVisible()
  await expect(page.getByRole('link', { name: /crane by drag\.jpg/ })).toBeVisible()
})

test('what a post shows says so and cannot be deleted', async ({ adminPage: page }) => {
  await open(page, '?q=three-point-estimates')
  await page.getByRole('link', { name: /three-point-estimates\.svg/ }).click()
  const details = page.getByRole('dialog')
  await expect(details.getByRole('link', { name: /^Post:/ })).toBeVisible()
  await expect(details.getByRole('button', { name: 'Delete' })).toBeDisabled()
})

test('with the keyboard alone pictures are reached, selected, opened and deleted', async ({ adminPage: page }) => {
  await open(page)
  await page.getByLabel('Pictures to upload').setInputFiles([await aFile('key one.jpg'), await aFile('key two.jpg')])
  await expect(uploads(page)).toContainText('2 of 2 uploaded', drawn)
  await open(page, '?q=key&sort=name')
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  const first = page.getByRole('link', { name: /key one\.jpg/ })
  await tabTo(page, first)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'key one.jpg' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await first.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('link', { name: /key two\.jpg/ })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByText('2 selected')).toBeVisible()
  await page.keyboard.press('Delete')
  await expect(page.getByText('No picture fits')).toBeVisible()
})

test('an upload goes on by itself when the connection comes back', async ({ adminPage: page }) => {
  await open(page)
  let failures = 2
  await page.route('**/admin/media/uploads/*?offset=*', (route) =>
    new URL(route.request().url()).searchParams.get('offset') !== '0' && failures-- > 0
      ? route.abort('connectionfailed')
      : route.continue(),
  )
  const file = await aFile('long way.jpg', 2_800)
  expect(file.buffer.length).toBeGreaterThan(2 * 1024 * 1024)
  await page.getByLabel('Pictures to upload').setInputFiles(file)
  await expect(uploads(page)).toContainText('The connection is lost. It goes on from here as soon as it is back.')
  await expect(uploads(page)).toContainText('1 of 1 uploaded', drawn)
  expect(failures).toBeLessThan(1)
})

test('an upload that was cancelled leaves nothing', async ({ adminPage: page }) => {
  await open(page)
  await page.route('**/admin/media/uploads/*?offset=*', () => {}) // never answered
  await page.getByLabel('Pictures to upload').setInputFiles(await aFile('cancelled.jpg'))
  const gone = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
  await page.getByRole('button', { name: 'Cancel cancelled.jpg' }).click()
  expect((await gone).status()).toBe(200)
  await expect(uploads(page)).toBeHidden()
})

test('nor does one that was cancelled before the site had answered', async ({ adminPage: page }) => {
  await open(page)
  let answer = () => {}
  await page.route('**/admin/media/uploads', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await route.continue()
  })
  const announced = page.waitForRequest('**/admin/media/uploads')
  await page.getByLabel('Pictures to upload').setInputFiles(await aFile('regretted.jpg'))
  await announced
  await page.getByRole('button', { name: 'Cancel regretted.jpg' }).click()
  const gone = page.waitForResponse((one) => one.request().method() === 'DELETE')
  answer()
  expect((await gone).status()).toBe(200)
})

test('whoever writes chooses a picture of the library, or uploads one right there', async ({ adminPage: page }) => {
  await page.goto('/admin/blog/new')
  await page.waitForLoadState('networkidle')
  const picker = page.getByRole('dialog', { name: 'Choose a picture' })
  await page.getByRole('button', { name: 'Choose a cover' }).click()
  expect(await faultsOf(page)).toEqual([])
  await picker.getByRole('searchbox').fill('estimates')
  await picker.getByRole('button', { name: /three-point-estimates/ }).click()
  await expect(picker).toBeHidden()
  const change = page.getByRole('button', { name: 'Change the cover' })
  await change.click()
  await picker.getByLabel('Pictures to upload').setInputFiles(await aFile('uploaded in the picker.jpg'))
  await expect(picker).toBeHidden(drawn)
  await change.click()
  await expect(picker.getByRole('list', { name: 'Pictures' }).getByRole('button').first()).toHaveText(
    'uploaded in the picker.jpg',
  )
})

test('the library can be used by everyone, in light and dark', async ({ adminPage: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const address of [library, `${library}?q=nothing-like-this`]) {
    await page.goto(address)
    expect(await faultsInBothColors(page)).toEqual([])
  }
  await page.goto(library)
  await page.getByRole('list', { name: 'Pictures' }).getByRole('link').first().click()
  await page.getByRole('dialog').waitFor()
  expect(await faultsInBothColors(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(library)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

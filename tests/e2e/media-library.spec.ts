import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { e2eSite, expect, test } from '~test/admin-browser'
import { findAxeViolationsInBothColorSchemes } from '~test/axe'
import { tabTo } from '~test/keyboard'
import { createMediaClient } from '~test/media-client'
import { waitUntilInteractive } from '~test/wait-until-interactive'

/** A picture that nobody has brought in before. */
async function aFile(name: string, width = 300) {
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
    .getByLabel('Images to upload')
    .setInputFiles([
      await aFile('crane by button.jpg'),
      { name: 'page.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html><script>alert(1)</script>') },
    ])
  await expect(uploads(page)).toContainText('1 of 2 uploaded, 1 failed', drawn)
  await expect(uploads(page)).toContainText('page.jpg is not a supported image.')
  await bring(page, 'drop', await aFile('crane by drag.jpg', 900))
  await bring(page, 'paste', await aFile('image.png'))
  await expect(uploads(page)).toContainText('3 of 4 uploaded, 1 failed', drawn)
  await expect(uploads(page)).toContainText(/pasted-\d{4}-/)
  await uploads(page).getByRole('button', { name: 'Clear' }).click()
  await expect(uploads(page)).toBeHidden()

  await page.getByRole('searchbox').fill('crane')
  await page.getByLabel('Usage', { exact: true }).selectOption('Unused')
  await expect(page).toHaveURL(/q=crane&unused=1/)
  await expect(page.getByRole('status').filter({ hasText: '2 images' })).toBeVisible()

  await page.getByRole('link', { name: /crane by drag\.jpg/ }).click()
  const details = page.getByRole('dialog', { name: 'crane by drag.jpg' })
  await expect(details).toContainText('900 × 600 pixels')
  await expect(details).toContainText('AVIF and WebP, 480, 720, 900 px wide')
  await expect(details).toContainText('Not used. You can delete it.')
  await details.getByLabel('Alt text').fill('A crane lifts a crate.')
  await expect(details.getByText('Saved')).toBeVisible()
  await page.reload()
  await expect(details.getByLabel('Alt text')).toHaveValue('A crane lifts a crate.')

  await details.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('status').filter({ hasText: '1 image' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('1 image restored')).toBeVisible()
  await expect(page.getByRole('link', { name: /crane by drag\.jpg/ })).toBeVisible()
})

test('what a post shows says so and cannot be deleted, and everyone can use it and a list of nothing, in light and dark', async ({
  adminPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '?q=three-point-estimates')
  await page.getByRole('link', { name: /three-point-estimates\.svg/ }).click()
  const details = page.getByRole('dialog')
  await expect(details.getByRole('link', { name: /^Post:/ })).toBeVisible()
  await expect(details.getByRole('button', { name: 'Delete' })).toBeDisabled()
  expect(await findAxeViolationsInBothColorSchemes(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('searchbox').fill('nothing-like-this')
  await expect(page.getByText('No images found')).toBeVisible()
  expect(await findAxeViolationsInBothColorSchemes(page)).toEqual([])
})

test('with the keyboard alone pictures are reached, selected, opened and deleted', async ({
  adminPage: page,
  admin,
}) => {
  const { upload } = createMediaClient(e2eSite(), admin.cookie)
  for (const name of ['key one.jpg', 'key two.jpg']) await upload(name, (await aFile(name)).buffer)
  await open(page, '?q=key&sort=name')
  await waitUntilInteractive(page)
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
  await expect(page.getByText('No images found')).toBeVisible()
})

const PARTS = '**/admin/api/uploads/media/*'

test('an upload goes on by itself when the connection comes back, and leaves nothing when it is cancelled', async ({
  adminPage: page,
}) => {
  await open(page)
  await test.step('goes on', async () => {
    let failures = 2
    await page.route(PARTS, (route) =>
      route.request().method() === 'PATCH' && failures-- > 0 ? route.abort('connectionfailed') : route.continue(),
    )
    const plain = sharp({ create: { width: 1_200, height: 800, channels: 3, background: '#283' } })
    const buffer = await plain.png({ compressionLevel: 0 }).toBuffer()
    const file = { name: 'long way.png', mimeType: 'image/png', buffer }
    await page.getByLabel('Images to upload').setInputFiles(file)
    await expect(uploads(page)).toContainText('Connection lost. The upload resumes when the connection is back.')
    await expect(uploads(page)).toContainText('1 of 1 uploaded', drawn)
    expect(failures).toBeLessThan(1)
    await page.unroute(PARTS)
    await uploads(page).getByRole('button', { name: 'Clear' }).click()
  })

  const cancel = async (name: string) => {
    const gone = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
    await page.getByRole('button', { name: `Cancel ${name}` }).click()
    return gone
  }
  await test.step('cancelled', async () => {
    await page.route(PARTS, (route) => route.request().method() === 'DELETE' && route.continue()) // never answered
    await page.getByLabel('Images to upload').setInputFiles(await aFile('cancelled.jpg'))
    expect((await cancel('cancelled.jpg')).status()).toBe(200)
    await expect(uploads(page)).toBeHidden()
  })
  await test.step('cancelled before the site had answered', async () => {
    const asked = Promise.withResolvers<void>()
    const answered = Promise.withResolvers<void>()
    await page.route('**/admin/api/uploads/media', async (route) => {
      asked.resolve()
      await answered.promise
      await route.continue()
    })
    await page.getByLabel('Images to upload').setInputFiles(await aFile('regretted.jpg'))
    await asked.promise
    const gone = cancel('regretted.jpg')
    await expect(page.getByRole('button', { name: 'Cancel regretted.jpg' })).toBeHidden()
    answered.resolve()
    expect((await gone).status()).toBe(200)
  })
})

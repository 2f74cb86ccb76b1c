import { expect } from '@playwright/test'
import { editorArea, openEditor, test } from '~test/article-editor-page'

test.describe('Ctrl+K, some words and Enter', () => {
  for (const [typed, href, words] of [
    ['priv', '/privacy', 'Privacy'],
    ['Private hire', '/blog/private-hire', 'Private hire'],
    ['/privacy', '/privacy', '/privacy'],
    ['example.com/a', 'https://example.com/a', 'example.com/a'],
    ['https://example.com/a?b=1', 'https://example.com/a?b=1', 'https://example.com/a?b=1'],
    ['mara@example.com', 'mailto:mara@example.com', 'mara@example.com'],
  ] as const) {
    test(`“${typed}” links to ${href}, however soon Enter comes`, async ({ page }) => {
      for (const pause of [0, 400]) {
        await openEditor(page)
        await page.keyboard.press('ControlOrMeta+k')
        await page.keyboard.type(typed)
        await page.waitForTimeout(pause)
        await page.keyboard.press('Enter')
        await expect(editorArea(page).locator('a')).toHaveAttribute('href', href)
        await expect(editorArea(page).locator('a')).toHaveText(words)
        await expect(editorArea(page)).toBeFocused()
      }
    })
  }

  test('what is neither an address nor a page is said to be wrong, and stays to be changed', async ({ page }) => {
    await openEditor(page)
    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.type('no such page')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/Choose a page from the list/)).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Page or URL' })).toHaveValue('no such page')
  })

  test('the arrow keys choose another page', async ({ page }) => {
    await openEditor(page)
    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.type('priv')
    await expect(page.getByRole('option', { name: /Privacy/ })).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(editorArea(page).locator('a')).toHaveAttribute('href', '/blog/private-hire')
  })
})

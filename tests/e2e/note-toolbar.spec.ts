import { expect, type Page } from '@playwright/test'
import { findAxeViolations } from '~test/axe'
import { noteTextbox, openNoteForTyping, readNoteHtml, showInDialog, test } from '~test/note-editor-page'

test.describe('A hover-revealed toolbar has Add checkbox and Add emoji buttons', () => {
  const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Formatting' })
  const opacity = (page: Page) => toolbar(page).evaluate((element) => getComputedStyle(element).opacity)

  test('it shows under the pointer and with the focus', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openNoteForTyping(page, '')
    await noteTextbox(page).blur()
    await page.mouse.move(700, 700)
    expect(await opacity(page)).toBe('0')
    await noteTextbox(page).hover()
    expect(await opacity(page)).toBe('1')
    await page.mouse.move(700, 700)
    await noteTextbox(page).focus()
    expect(await opacity(page)).toBe('1')
  })

  test('Add checkbox puts a box before the line', async ({ page }) => {
    await openNoteForTyping(page, '')
    await page.getByRole('button', { name: 'Add checkbox' }).click()
    await expect(noteTextbox(page)).toBeFocused()
    await page.keyboard.type('milk')
    expect(await readNoteHtml(page)).toBe('<p>☐ milk</p>')
  })

  test('Emoji palette of 20: smileys, thumbs up, thumbs down, heart, bulb, fire, star, check, cross, target, memo, 100, rocket, bolt, flexed arm', async ({
    page,
  }) => {
    await openNoteForTyping(page, '<p>Go </p>')
    await page.getByRole('button', { name: 'Add emoji' }).click()
    const palette = page.getByRole('grid', { name: 'Emoji' })
    await expect(palette.getByRole('button')).toHaveCount(20)
    const named =
      'Thumbs up, Thumbs down, Heart, Bulb, Fire, Star, Check, Cross, Target, Memo, 100, Rocket, Bolt, Flexed arm'
    for (const name of named.split(', ')) await expect(palette.getByRole('button', { name, exact: true })).toBeVisible()
    await palette.getByRole('button', { name: 'Rocket' }).click()
    await expect(noteTextbox(page)).toBeFocused()
    await page.keyboard.type('!')
    expect(await readNoteHtml(page)).toBe('<p>Go 🚀!</p>')
  })

  test('by keyboard alone: Alt+F10 leads to it, arrow keys through it and the palette, Escape back', async ({
    page,
  }) => {
    await openNoteForTyping(page, '')
    await page.keyboard.press('Alt+F10')
    await expect(page.getByRole('button', { name: 'Add checkbox' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    const focused = page.locator(':focus')
    await expect(focused).toHaveAttribute('aria-label', 'Grinning face')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await expect(focused).toHaveAttribute('aria-label', 'Thumbs up')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Add emoji' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(noteTextbox(page)).toBeFocused()
    expect(await readNoteHtml(page)).toBe('<p>😀</p>')
  })
})

test('inside a dialog, which holds the focus, an emoji comes where the cursor was and writing goes on', async ({
  page,
}) => {
  await showInDialog(page, { title: 'Trip', content: '<p>Go </p>', is_todo: false, items: [] })
  await noteTextbox(page).click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.getByRole('button', { name: 'Add emoji' }).click()
  await expect(page.getByRole('button', { name: 'Grinning face' })).toBeFocused()
  await page.getByRole('button', { name: 'Fire' }).click()
  await expect(noteTextbox(page)).toBeFocused()
  await page.keyboard.type('!')
  expect(await readNoteHtml(page)).toBe('<p>Go 🔥!</p>')
  // Escape closes the palette alone
  await page.getByRole('button', { name: 'Add emoji' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('grid', { name: 'Emoji' })).toHaveCount(0)
  await expect(noteTextbox(page)).toBeVisible()
})

test('the editor and its palette have no faults that axe can find', async ({ page }) => {
  await openNoteForTyping(page, '<h2>a</h2><p>☐ b</p>')
  await page.getByRole('button', { name: 'Add emoji' }).click()
  // the page around the editor has neither title nor landmarks
  const ofPage = /^(region|document-title|html-has-lang):/
  expect((await findAxeViolations(page)).filter((fault) => !ofPage.test(fault))).toEqual([])
})

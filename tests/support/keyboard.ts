import type { Locator, Page } from '@playwright/test'

const MAX_TAB_STOPS = 80

/** Moves through the page as people do who use no mouse, forth or with Shift back, until the focus is there. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let stop = 0; stop < MAX_TAB_STOPS; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`The keyboard does not reach ${target}.`)
}

/** Moves there and presses Enter, as a click does. */
export async function pressEnterOn(page: Page, target: Locator, key?: 'Tab' | 'Shift+Tab') {
  await tabTo(page, target, key)
  await page.keyboard.press('Enter')
}

/** Moves to a field and types into it, in place of what is there. */
export async function typeInto(page: Page, target: Locator, text: string, key?: 'Tab' | 'Shift+Tab') {
  await tabTo(page, target, key)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

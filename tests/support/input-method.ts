import type { Locator, Page } from '@playwright/test'
import { pressEnterOn, tabTo, typeInto } from './keyboard'

/** How somebody uses a page: with pointer and keys, or with the keyboard alone. */
export interface InputMethod {
  press: (target: Locator) => Promise<void>
  type: (target: Locator, text: string) => Promise<void>
  check: (target: Locator) => Promise<void>
}

export function pointerInput(_: Page): InputMethod {
  return {
    press: (target) => target.click(),
    type: (target, text) => target.fill(text),
    check: (target) => target.check(),
  }
}

export function keyboardInput(page: Page): InputMethod {
  return {
    press: (target) => pressEnterOn(page, target),
    type: (target, text) => typeInto(page, target, text),
    async check(target) {
      await tabTo(page, target)
      await page.keyboard.press('Space')
    },
  }
}

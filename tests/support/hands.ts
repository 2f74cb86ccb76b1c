import type { Locator, Page } from '@playwright/test'
import { enterAt, tabTo, typeInto } from './keyboard'

/** How somebody uses a page: with pointer and keys, or with the keyboard alone. */
export interface Hands {
  press: (target: Locator) => Promise<void>
  type: (target: Locator, text: string) => Promise<void>
  tick: (target: Locator) => Promise<void>
}

export function withPointer(_: Page): Hands {
  return {
    press: (target) => target.click(),
    type: (target, text) => target.fill(text),
    tick: (target) => target.check(),
  }
}

export function byKeyboard(page: Page): Hands {
  return {
    press: (target) => enterAt(page, target),
    type: (target, text) => typeInto(page, target, text),
    async tick(target) {
      await tabTo(page, target)
      await page.keyboard.press('Space')
    },
  }
}

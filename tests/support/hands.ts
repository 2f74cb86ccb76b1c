import { expect, type Locator, type Page } from '@playwright/test'
import { enterAt, tabTo, typeInto } from './keyboard'

/** How somebody uses a page: with pointer and keys, or with the keyboard alone. */
export interface Hands {
  press: (target: Locator) => Promise<void>
  type: (target: Locator, text: string) => Promise<void>
  tick: (target: Locator) => Promise<void>
  /** The choice of a group of radio buttons that is `steps` after its first. */
  choose: (first: Locator, target: Locator, steps: number) => Promise<void>
}

export function withPointer(_: Page): Hands {
  return {
    press: (target) => target.click(),
    type: (target, text) => target.fill(text),
    tick: (target) => target.check(),
    choose: (_first, target) => target.check({ force: true }),
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
    async choose(first, target, steps) {
      await tabTo(page, first)
      await page.keyboard.press('Space')
      for (let step = 0; step < steps; step++) await page.keyboard.press('ArrowRight')
      await expect(target).toBeChecked()
    },
  }
}

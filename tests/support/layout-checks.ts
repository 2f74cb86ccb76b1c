import type { Locator, Page } from '@playwright/test'

const MIN_TARGET_PX = 43.5 // px; 44 less what rounding takes

/** What a finger would miss on the screen, or in the dialog that lies on top, with its size. */
export function findSmallTargets(page: Page) {
  return page.evaluate((smallest) => {
    const top = [...document.querySelectorAll('[role=dialog]')].at(-1) ?? document.body
    const targets = [...top.querySelectorAll<HTMLElement>('button, a, input, select, textarea')]
    return targets
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]'))
      .map((one) => ({ one, box: (one.closest('label') ?? one).getBoundingClientRect() }))
      .filter(({ box: { width, height } }) => Math.min(width, height) < smallest)
      .map(({ one, box }) => `${one.ariaLabel || one.textContent} ${box.width} x ${box.height}`)
  }, MIN_TARGET_PX)
}

/** Whether something lies above its middle: the veil of a dialog. */
export const isCovered = (what: Locator) =>
  what.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

/** Whether it holds more than it is wide. */
export const isOverflowing = (element: HTMLElement) => element.scrollWidth > element.clientWidth

/** How many lines of a text are shown, and whether there are more. */
export const countLines = (element: HTMLElement) => ({
  shown: Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight)),
  hidden: element.scrollHeight > element.clientHeight,
})

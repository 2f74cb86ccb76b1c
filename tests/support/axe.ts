import type { Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

// what can be right in light and wrong in dark
const COLOR_RULES: string[] = ['color-contrast', 'link-in-text-block']

/** What axe finds on the page once nothing moves, each fault with the elements that have it. */
export async function findAxeViolations(page: Page, rules?: string[]) {
  return runAxe(page, [], rules)
}

/** The same in light, and what of it depends on colors in dark. */
export async function findAxeViolationsInBothColorSchemes(page: Page, find = findAxeViolations) {
  const faults: string[] = []
  for (const [colorScheme, rules] of [
    ['light', undefined],
    ['dark', COLOR_RULES],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    faults.push(...(await find(page, rules)).map((fault) => `${colorScheme}: ${fault}`))
  }
  return faults
}

/** The same beside frames that let nothing run in them, not even this: a preview of a mail. */
export async function findAxeViolationsOutsideFrames(page: Page, rules?: string[]) {
  return runAxe(page, ['iframe'], rules)
}

/** Axe is called directly: by way of its package for Playwright, it takes twice the time. */
async function runAxe(page: Page, exclude: string[], rules = TAGS) {
  await waitForAnimations(page)
  for (const frame of exclude.includes('iframe') ? [page.mainFrame()] : page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
  return page.evaluate(
    async ([exclude, rules]) => {
      // a frame of a preview is of another origin
      window.axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })
      const { violations } = await window.axe.run(
        { include: ['html'], exclude },
        { runOnly: rules, resultTypes: ['violations'] },
      )
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    },
    [exclude, rules] as const,
  )
}

const SETTLE_TIMEOUT_MS = 5_000

/** What is half faded in or out, or dimmed while its successor is on the way, has no color of its own. */
async function waitForAnimations(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(async (withinMs) => {
    const until = performance.now() + withinMs
    function isMoving() {
      const ending = document
        .getAnimations()
        .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      for (const one of ending) one.finish()
      return ending.length > 0 || document.querySelector('[aria-busy=true]') !== null
    }
    while (isMoving() && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 20))
  }, SETTLE_TIMEOUT_MS)
}

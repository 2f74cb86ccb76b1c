import type { CDPSession, Locator, Page } from '@playwright/test'
import type { SignedInAdmin } from './admin'
import { toBrowserCookies } from './admin-browser'

/** Opens a screen of the planner and waits until it follows what others do. */
export async function openWithLiveUpdates(page: Page, who: SignedInAdmin, path: string) {
  await page.context().addCookies(toBrowserCookies(who))
  const isFollowing = page.waitForResponse((response) => response.url().includes('/events?'))
  await page.goto(path)
  await isFollowing
}

export const column = (page: Page, name: string) => page.getByRole('list', { name: `Tasks in ${name}` })
export const card = (within: Page | Locator, taskId: string) => within.locator(`[data-card="${taskId}"]`)
export const getBox = async (element: Locator) => (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

/** The cards of a column from top to bottom. */
export function listCardIds(list: Locator) {
  return list.locator('[data-card]').evaluateAll((cards) => cards.map((one) => one.getAttribute('data-card')))
}

// nearer to it the window scrolls
const EDGE_PX = 60

/** Drags something to another place; `share` says how far down in it, as far as it can be seen. */
export async function dragByMouse(page: Page, from: Locator, to: Locator, share = 0.5) {
  await from.scrollIntoViewIfNeeded()
  const [start, end] = [await getBox(from), await getBox(to)]
  const lowest = (page.viewportSize()?.height ?? 0) - EDGE_PX
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(start.x + start.width / 2 + 12, start.y + start.height / 2)
  await page.mouse.move(end.x + end.width / 2, Math.min(end.y + end.height * share, lowest), { steps: 2 })
  await page.mouse.up()
}

/** A finger, as the browser gets it from a screen. */
export async function createTouch(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
  return {
    down: (at: { x: number; y: number }) => send('touchStart', at),
    move: (at: { x: number; y: number }) => send('touchMove', at),
    up: () => send('touchEnd'),
    /** All at once: between two answers of a slow browser the finger would come to rest. */
    swipe(from: { x: number; y: number }, to: { x: number; y: number }) {
      const STEPS = 8
      const start = send('touchStart', from)
      const moves = Array.from({ length: STEPS }, (_, step) => {
        const share = (step + 1) / STEPS
        return send('touchMove', { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })
      })
      return Promise.all([start, ...moves, send('touchEnd')])
    },
  }
}

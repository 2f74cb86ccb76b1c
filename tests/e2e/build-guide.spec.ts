import { expect, test } from '@playwright/test'
import { faultsOf } from '../support/axe'
import { card, column, dragByMouse, openFollowed } from '../support/board-in-browser'
import { aBoardSite, type BoardSite } from '../support/board-site'

// the whole board is in the window
test.use({ viewport: { width: 1440, height: 1200 } })

// a site of its own: its plans were made before it started
let board: BoardSite
test.beforeAll(async () => {
  test.setTimeout(180_000)
  board = await aBoardSite()
})
test.afterAll(() => board?.stop())

test.describe('the build guide', () => {
  test('leads from step to step: prompt, criteria, done, undo, and the board follows', async ({ page, context }) => {
    await openFollowed(page, board.site.origin, board.ada, `/planner/build-guide/${board.planId}`)
    const other = await context.newPage()
    await openFollowed(other, board.site.origin, board.ada, `/planner/board?plan=${board.planId}`)
    const next = page.getByRole('region', { name: /./ }).filter({ has: page.locator('#next-step') })
    const title = (await page.locator('#next-step').textContent()) ?? ''
    const done = next.getByRole('button', { name: /^Mark T-\d+ as done$/ })
    const taskId = /T-\d+/.exec((await done.getAttribute('aria-label')) ?? '')?.[0] ?? ''
    await next.getByRole('checkbox').first().check()
    await expect(card(other, taskId)).toContainText('1/')
    await expect(next.getByRole('button', { name: 'Copy the prompt' })).toBeVisible()
    await done.click()
    await expect(page.locator('#next-step')).not.toHaveText(title)
    await expect(card(column(other, 'Done'), taskId)).toBeAttached()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(page.locator('#next-step')).toHaveText(title)
    // the card that is dragged is the one that came back
    await expect(card(column(other, 'Done'), taskId)).toHaveCount(0)
    await dragByMouse(other, card(other, taskId), column(other, 'Done'), 0.3)
    await expect(page.locator('#next-step')).not.toHaveText(title)
    await page.getByRole('button', { name: 'Show as table' }).click()
    await expect(page.getByRole('columnheader', { name: 'Hours left' })).toBeVisible()
    await expect(page.getByText(/^Waits for T-/).first()).toBeAttached()
    expect(await faultsOf(page)).toEqual([])
  })

  test('opens from its own address with the plan looked at last, and ends when all is done', async ({ page }) => {
    await openFollowed(page, board.site.origin, board.ada, `/planner/build-guide/${board.otherPlanId}`)
    await page.goto(`${board.site.origin}/planner/build-guide`)
    await expect(page).toHaveURL(new RegExp(`build-guide/${board.otherPlanId}`))
    for (
      let left = await page.getByRole('button', { name: /as done$/ }).count();
      left > 1;
      left = await page.getByRole('button', { name: /as done$/ }).count()
    )
      await page
        .getByRole('button', { name: /as done$/ })
        .first()
        .click()
    await expect(page.getByText('All steps are done.')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
  })
})

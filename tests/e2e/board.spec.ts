import type { Page } from '@playwright/test'
import { anAdmin } from '~test/admin'
import { e2eSite, expect, test } from '~test/admin-browser'
import { findAxeViolations } from '~test/axe'
import { card, column, createTouch, dragByMouse, getBox, listCardIds, openWithLiveUpdates } from '~test/board-screen'
import { type BoardSite, createBoards } from '~test/board-site'
import { tabTo } from '~test/keyboard'

// the whole board is in the window
test.use({ viewport: { width: 1440, height: 1200 } })

let board: Pick<BoardSite, 'ada' | 'bob' | 'planId' | 'otherPlanId'>
test.beforeAll(async ({ admin: ada }) => {
  const bob = await anAdmin(e2eSite())
  board = { ada, bob, ...(await createBoards(e2eSite(), ada, bob)) }
})

const openBoard = (page: Page, who = board.ada, more = '', planId = board.planId) =>
  openWithLiveUpdates(page, who, `/planner/board?plan=${planId}${more}`)

test('a card is dragged by mouse into another column, between two others, a second tab follows, and all is taken back', async ({
  page,
  context,
}) => {
  await openBoard(page)
  const other = await context.newPage()
  await openBoard(other)
  await page.bringToFront() // a tab behind another one draws once a second
  await dragByMouse(page, card(page, 'T-1'), column(page, 'Ready'), 0.1)
  await expect(card(column(page, 'Ready'), 'T-1')).toBeVisible()
  await expect(card(column(other, 'Ready'), 'T-1')).toBeVisible()
  await dragByMouse(page, card(page, 'T-2'), column(page, 'Ready'), 0.9)
  await dragByMouse(page, card(page, 'T-3'), card(column(page, 'Ready'), 'T-2'), 0.2)
  expect(await listCardIds(column(page, 'Ready'))).toEqual(['T-1', 'T-3', 'T-2'])
  await expect.poll(() => listCardIds(column(other, 'Ready'))).toEqual(['T-1', 'T-3', 'T-2'])
  await expect(page.getByRole('dialog')).toHaveCount(0) // the drag was no click
  await page.keyboard.press('ControlOrMeta+z')
  await expect(card(column(page, 'Backlog'), 'T-3')).toBeVisible()
  expect(await listCardIds(column(page, 'Ready'))).toEqual(['T-1', 'T-2'])
  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.click()
  await expect(card(column(page, 'Backlog'), 'T-2')).toBeVisible()
  await undo.click()
  await expect(card(column(page, 'Backlog'), 'T-1')).toBeVisible()
  await expect(undo).toBeDisabled()
})

test('by keyboard alone: arrow keys, the menu Move to…, what is said aloud, and the focus stays with the card', async ({
  page,
}) => {
  await openBoard(page)
  const first = page.locator('[data-column=backlog] [data-open]').first()
  await tabTo(page, first)
  await page.keyboard.press('ArrowDown')
  const second = await page.evaluate(() => document.activeElement?.closest('[data-card]')?.getAttribute('data-card'))
  await page.keyboard.press('m')
  await expect(page.locator('[role=menu]:focus-within')).toBeVisible()
  await page.keyboard.press('r')
  await expect(page.getByRole('menuitem', { name: 'Ready' })).toBeFocused()
  await page.keyboard.press('r')
  await expect(page.getByRole('menuitem', { name: 'Review' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(card(column(page, 'Review'), second ?? '')).toBeVisible()
  await expect(page.getByText(`${second} is now in Review, 1 of 1.`)).toBeAttached()
  await expect(card(page, second ?? '').locator('[data-open]')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(card(column(page, 'Backlog'), second ?? '')).toBeVisible()
})

test('many cards are moved and assigned together into a column that says it is over its limit, and taken back together', async ({
  page,
}) => {
  await openBoard(page)
  await page.getByRole('button', { name: 'Set WIP limit for In progress' }).click()
  await page.getByLabel('WIP limit', { exact: true }).fill('0')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Enter at least 1.')).toBeVisible()
  await page.getByLabel('WIP limit', { exact: true }).fill('2')
  await page.getByRole('button', { name: 'Save' }).click()
  for (const taskId of ['T-6', 'T-7', 'T-8'])
    await page.getByRole('checkbox', { name: `Select ${taskId}`, exact: true }).check()
  await page.getByRole('button', { name: 'Move to…', exact: true }).click()
  await page.getByRole('menuitem', { name: 'In progress' }).click()
  await expect(column(page, 'In progress').locator('[data-card]')).toHaveCount(3)
  await expect(page.getByText('3 of 2: over the limit')).toBeVisible()
  await page.getByRole('button', { name: 'Assign to…' }).click()
  await page.getByRole('menuitem', { name: board.bob.email }).click()
  await expect(column(page, 'In progress').getByRole('img', { name: `Assigned to ${board.bob.email}` })).toHaveCount(3)
  await page.keyboard.press('ControlOrMeta+z')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(column(page, 'In progress').locator('[data-card]')).toHaveCount(0)
  expect((await listCardIds(column(page, 'Backlog'))).join()).toContain('T-6,T-7,T-8')
})

test('the panel ticks criteria, takes notes, assigns and moves, and a colleague sees it', async ({ page, browser }) => {
  await openBoard(page, board.ada, '&open=T-10')
  const panel = page.getByRole('dialog')
  const context = await browser.newContext()
  const colleague = await context.newPage()
  await openBoard(colleague, board.bob)
  await panel.getByRole('checkbox').first().check()
  await expect(card(colleague, 'T-10')).toContainText('1/')
  await panel.getByLabel('New note').fill('Ask legal first.')
  await panel.getByRole('button', { name: 'Add note' }).click()
  await expect(panel.getByText('Ask legal first.')).toBeVisible()
  await panel.getByLabel('Assignee', { exact: true }).selectOption({ label: board.bob.email })
  await panel.getByLabel('Status', { exact: true }).selectOption('In progress')
  await expect(card(column(colleague, 'In progress'), 'T-10')).toBeAttached()
  await expect(panel.getByRole('button', { name: 'Copy prompt' })).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await context.close()
})

test('what the board shows is in its address: the plan looked at last, filters, search and lanes; a reader changes nothing', async ({
  page,
}) => {
  await openBoard(page, board.bob, '', board.otherPlanId)
  await expect(page.getByText('You can view this plan but not edit it.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Move |^Undo|^Set WIP limit / })).toHaveCount(0)
  await dragByMouse(page, page.locator('[data-card]').first(), column(page, 'Done'))
  await expect(column(page, 'Done').locator('[data-card]')).toHaveCount(0)
  expect(await findAxeViolations(page)).toEqual([])
  await page.goto('/planner/board')
  await expect(page).toHaveURL(new RegExp(board.otherPlanId))
  await page.getByLabel('Plan', { exact: true }).selectOption({ label: 'The tool of the warehouse' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The tool of the warehouse')
  await page.getByLabel('Search tasks').fill('list')
  await page.getByLabel('Swimlanes').selectOption('Swimlanes by epic')
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
  const shown = await page.locator('[data-card]').count()
  await page.reload()
  await expect(page.locator('[data-card]')).toHaveCount(shown)
  await expect(page.getByLabel('Search tasks')).toHaveValue('list')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.locator('[data-card]')).not.toHaveCount(shown)
})

test('without a connection cards move on, and the moves arrive once it is back', async ({ page, context }) => {
  await openBoard(page)
  await context.setOffline(true)
  await dragByMouse(page, card(page, 'T-13'), column(page, 'Review'))
  await expect(card(column(page, 'Review'), 'T-13')).toBeVisible()
  await expect(page.getByText('You are offline.')).toBeVisible()
  await expect(page.getByText('1 change not saved yet.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You are offline.')).toHaveCount(0)
  await expect(page.getByText('1 change not saved yet.')).toHaveCount(0)
  await page.reload()
  await expect(card(column(page, 'Review'), 'T-13')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a finger that rests on a card drags it to the next column, one that swipes scrolls, and a tap on Move to… moves a card', async ({
    page,
  }) => {
    await openBoard(page)
    const touch = await createTouch(page)
    const start = page.locator('[data-column=backlog] [data-card]').first()
    const taskId = (await start.getAttribute('data-card')) ?? ''
    const box = await getBox(start)
    const from = { x: box.x + box.width / 2, y: box.y + 30 }
    await touch.down(from)
    await expect(page.locator(`[data-card="${taskId}"][data-dragged]`).first()).toBeVisible()
    await touch.move({ x: 250, y: from.y + 20 })
    await touch.move({ x: 375, y: from.y + 20 })
    await expect.poll(() => page.locator('[data-board]').evaluate((element) => element.scrollLeft)).toBeGreaterThan(200)
    const ready = await getBox(column(page, 'Ready'))
    await touch.move({ x: Math.min(Math.max(ready.x + 60, 80), 300), y: from.y + 40 })
    await touch.up()
    const landed = page.locator(`[data-card="${taskId}"]`)
    await expect(landed.locator('xpath=ancestor::*[@data-column]')).not.toHaveAttribute('data-column', 'backlog')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const before = await page.locator('[data-card]').count()
    await page.evaluate(() => window.scrollTo(0, 0))
    await touch.swipe({ x: 200, y: 700 }, { x: 200, y: 300 })
    await expect
      .poll(() =>
        page.evaluate(() => window.scrollY + (document.querySelector('[data-column=backlog]')?.scrollTop ?? 0)),
      )
      .toBeGreaterThan(50)
    expect(await page.locator('[data-card]').count()).toBe(before)

    const tapped = (await start.getAttribute('data-card')) ?? ''
    await start.getByRole('button', { name: 'Move' }).tap()
    await page.getByRole('menuitem', { name: 'Done' }).tap()
    await expect(card(column(page, 'Done'), tapped)).toBeAttached()
    expect(await findAxeViolations(page)).toEqual([])
  })
})

import { e2eSite, expect, test } from '~test/admin-browser'
import { findAxeViolations } from '~test/axe'
import { card, column, dragByMouse, openWithLiveUpdates } from '~test/board-screen'
import { createPlanFile, importPlan } from '~test/plan-file'
import { callPlannerJson } from '~test/site-with-plans'

// the whole board is in the window
test.use({ viewport: { width: 1440, height: 1200 } })

test('the build guide leads from step to step: prompt, criteria, done, undo, and the board follows, until all is done', async ({
  page,
  context,
  admin,
}) => {
  const planId = await importPlan(e2eSite().origin, admin, createPlanFile('The tool of the warehouse', 'internal-tool'))
  await openWithLiveUpdates(page, admin, `/planner/build-guide/${planId}`)
  const other = await context.newPage()
  await openWithLiveUpdates(other, admin, `/planner/board?plan=${planId}`)
  await page.bringToFront() // a tab behind another one draws once a second
  const next = page.getByRole('region', { name: /./ }).filter({ has: page.locator('#next-step') })
  const title = (await page.locator('#next-step').textContent()) ?? ''
  const done = next.getByRole('button', { name: /^Mark T-\d+ as done$/ })
  const idIn = async (button: typeof done) => /T-\d+/.exec((await button.getAttribute('aria-label')) ?? '')?.[0] ?? ''
  const taskId = await idIn(done)
  await next.getByRole('checkbox').first().check()
  await expect(card(other, taskId)).toContainText('1/')
  await expect(next.getByRole('button', { name: 'Copy prompt' })).toBeVisible()
  await done.click()
  await expect(page.locator('#next-step')).not.toHaveText(title)
  await expect(card(column(other, 'Done'), taskId)).toBeAttached()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(page.locator('#next-step')).toHaveText(title)
  // the card that is dragged is the one that came back
  await expect(card(column(other, 'Done'), taskId)).toHaveCount(0)
  await other.bringToFront()
  await dragByMouse(other, card(other, taskId), column(other, 'Done'), 0.3)
  await page.bringToFront()
  await expect(page.locator('#next-step')).not.toHaveText(title)
  await page.getByRole('button', { name: 'Show as table' }).click()
  await expect(page.getByRole('columnheader', { name: 'Hours remaining' })).toBeVisible()
  await expect(page.getByText(/^Blocked by T-/).first()).toBeAttached()
  expect(await findAxeViolations(page)).toEqual([])

  const last = await idIn(done)
  const ids = await other.locator('[data-card]').evaluateAll((cards) => cards.map((one) => one.dataset.card))
  const changes = [{ type: 'move', taskIds: ids.filter((id) => id !== last), status: 'done' }]
  const path = `/planner/api/board/${planId}/changes`
  expect((await callPlannerJson(e2eSite(), admin, 'POST', path, { changes })).status).toBe(200)
  await expect(page.getByRole('button', { name: /as done$/ })).toHaveCount(2) // above and in its place of the list
  await done.click()
  await expect(page.getByText('All steps are done')).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
})

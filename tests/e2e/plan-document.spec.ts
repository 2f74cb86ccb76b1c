import { e2eSite, expect, test } from '~test/admin-browser'
import { findAxeViolations } from '~test/axe'
import { pressEnterOn, tabTo } from '~test/keyboard'
import { createPlanFile, importPlan } from '~test/plan-file'
import { callPlannerJson } from '~test/site-with-plans'

const file = createPlanFile('Notes on pages')
const [task] = file.plan.tasks
const [risk] = file.plan.risks

test('a plan is imported, read, edited in place, made anew, compared, restored and printed', async ({
  adminPage: page,
}) => {
  await page.goto('/planner/import', { waitUntil: 'networkidle' })
  await page.getByLabel('Or paste its content').fill('{ "format": "studio-plan" }')
  await page.getByRole('button', { name: 'Import plan' }).click()
  await expect(page.getByRole('alert')).toContainText('plan')
  await page.getByLabel('Or paste its content').fill(JSON.stringify(file))
  await page.getByRole('button', { name: 'Import plan' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Notes on pages' })).toBeVisible()

  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Risks' }).click()
  await expect(page.getByRole('heading', { name: 'Risks' })).toBeInViewport()

  await page.getByRole('link', { name: `Edit ${risk?.id}`, exact: true }).click()
  const title = page.getByLabel('Risk', { exact: true })
  await expect(title).toBeFocused()
  await title.fill('Rain in the tent')
  await title.press('Tab')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText(`${risk?.id} removed`)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: /Rain in the tent/ })).toBeVisible()

  await page.getByRole('button', { name: 'Regenerate section' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Rain in the tent')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).first().click()

  await page.getByRole('link', { name: 'History' }).click()
  await page.getByRole('link', { name: 'View changes in version 2' }).click()
  await expect(page.locator('ins', { hasText: 'Rain' }).first()).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Restore version 1' }).click()
  await expect(page.getByText('Version 1 restored')).toBeVisible()
  await page.getByRole('link', { name: 'Plan', exact: true }).click()
  await expect(page.getByText(risk?.title ?? '').first()).toBeVisible()

  // on paper there is the plan, and nothing that can only be clicked
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Contents' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Assumptions to confirm' })).toBeVisible()
  await expect(page.getByText(task?.testStrategy ?? '').first()).toBeVisible()
  const pdf = await page.pdf({ preferCSSPageSize: true, tagged: true, outline: true })
  expect(pdf.length).toBeGreaterThan(20_000)
})

test('by keyboard alone a task is found, opened and estimated anew, and the weeks follow', async ({
  adminPage: page,
  admin,
}) => {
  const id = await importPlan(e2eSite().origin, admin, file)
  await page.goto(`/planner/edit/${id}?part=backlog`, { waitUntil: 'networkidle' })
  await pressEnterOn(page, page.getByRole('button', { name: new RegExp(`^${task?.id} `) }))
  await tabTo(page, page.getByLabel('Pessimistic'))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('1')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(
    page.getByText('The estimates must increase from optimistic to most likely to pessimistic.'),
  ).toBeVisible()
  await expect(page.getByLabel('Pessimistic')).toHaveValue('1')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('400')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.goto(`/planner/dashboard/${id}`)
  await expect(page.getByText(/wanted: does not fit/)).toBeVisible()
})

test('what two people write into one field is shown side by side until one of both is kept', async ({
  adminPage: page,
  admin,
}) => {
  const id = await importPlan(e2eSite().origin, admin, file)
  await page.goto(`/planner/edit/${id}?part=risks&item=${risk?.id}`, { waitUntil: 'networkidle' })
  const theirs = { section: 'risks', id: risk?.id, fields: { title: 'Theirs' }, previous: { title: risk?.title } }
  expect((await callPlannerJson(e2eSite(), admin, 'PATCH', `/planner/api/plans/${id}/items`, theirs)).status).toBe(200)
  await page.getByLabel('Risk', { exact: true }).fill('Mine')
  await page.getByLabel('Risk', { exact: true }).press('Tab')
  await expect(page.getByText('Someone else edited this field')).toBeVisible()
  await expect(page.getByLabel('Risk', { exact: true })).toHaveValue('Mine')
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: /Mine/ })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the document and its forms fit, the contents fold, and without a connection the plan stays and links wait', async ({
    adminPage: page,
    admin,
  }) => {
    const id = await importPlan(e2eSite().origin, admin, file)
    const large = await importPlan(e2eSite().origin, admin, createPlanFile('The marketplace', 'marketplace'))
    async function openFitting(path: string) {
      await page.goto(path)
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 390])
    }
    await openFitting(`/planner/dashboard/${large}`)
    await openFitting(`/planner/dashboard/${id}/ai`)
    await expect(page.getByText('OpenAI not configured. Please add your API key.')).toBeVisible()
    expect(await findAxeViolations(page)).toEqual([])
    await openFitting(`/planner/edit/${id}?part=requirements`)
    await openFitting(`/planner/edit/${id}?part=backlog`)
    await expect(page.getByRole('link', { name: 'Epics, stories, tasks' })).toBeInViewport({ ratio: 0.5 })
    const waiting = file.plan.tasks.find(({ dependsOn }) => dependsOn.length > 0)
    await openFitting(`/planner/edit/${id}?part=backlog&item=${waiting?.id}`)
    await expect(page.getByText('Depends on', { exact: true })).toBeVisible()
    expect(await findAxeViolations(page)).toEqual([])

    await openFitting(`/planner/dashboard/${id}`)
    await page.waitForLoadState('networkidle')
    await page.getByText('Contents', { exact: true }).tap()
    await page.getByRole('link', { name: 'Risks' }).tap()
    await expect(page.getByRole('heading', { name: 'Risks' })).toBeInViewport()
    expect(await findAxeViolations(page)).toEqual([])
    await page.context().setOffline(true)
    await expect(page.getByText('You are offline', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'History' }).click()
    await expect(page.getByText('The page opens when the connection is back.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Notes on pages' })).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByText('You are offline', { exact: true })).toHaveCount(0)
  })
})

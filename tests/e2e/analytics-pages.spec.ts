import { expect, test } from '~test/admin-browser'
import { findAxeViolationsInBothColorSchemes, findAxeViolationsOutsideFrames } from '~test/axe'
import { addBlock, startLandingPage } from '~test/landing-page-builder-screen'

test('who tries two versions of a landing page is told when there are too few visits to know', async ({
  adminPage: page,
}) => {
  await startLandingPage(page, 'Tried in numbers')
  await addBlock(page, 'Hero')
  await page.keyboard.type('Plain words')
  await page.getByRole('button', { name: 'Start A/B test' }).click()
  await expect(page.getByRole('radio', { name: /Variant B/ })).toBeChecked()
  await page.getByRole('button', { name: 'Results' }).click()
  const results = page.getByRole('dialog', { name: 'A/B test results' })
  await expect(results.getByRole('row', { name: /Variant A/ })).toContainText('0')
  await expect(results.getByRole('row', { name: /Variant B/ })).toContainText('Not enough data yet.')
  expect(await findAxeViolationsInBothColorSchemes(page, findAxeViolationsOutsideFrames)).toEqual([])
})

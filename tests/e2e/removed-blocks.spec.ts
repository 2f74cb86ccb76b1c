import { expect, test } from '../support/admin-browser'
import { addBlock, beginPage, fields, rows } from '../support/landing-builder'
import { untilSaved } from '../support/writing'

test('the way back of a removed block brings that block, and takes away nothing that was done since', async ({
  adminPage: page,
}) => {
  await beginPage(page, 'Taken back')
  for (const type of ['Features', 'Steps']) {
    await addBlock(page, type)
    await page.keyboard.type(`About ${type}`)
  }
  await rows(page).first().focus()
  await page.keyboard.press('Delete')
  await expect(rows(page)).toHaveText(['Steps About Steps'])
  await fields(page, 'Steps').getByLabel('Title').first().fill('Typed since')
  await page.locator('[data-sonner-toast]').getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page)).toHaveText(['Features About Features', 'Steps Typed since'])
  await untilSaved(page)
})

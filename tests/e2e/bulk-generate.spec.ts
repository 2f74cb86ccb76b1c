import { expect, test } from '~test/admin-browser'
import { findAxeViolationsOutsideFrames } from '~test/axe'
import { aTownTemplate, outcomeCount, pasteTable } from '~test/bulk-generate-screen'
import { postTitle, waitUntilSaved } from '~test/post-editor-screen'

const RUNS = '/admin/bulk-generate'
// more than are changed, published or undone at once
const ROWS = 45

/** Unchanged copied out of a spreadsheet; no two stories have words in common. */
function cells(count: number, edition: string) {
  const story = (row: number) => Array.from({ length: 12 }, (_, n) => `${edition}${row}x${n}`).join(' ')
  return ['Town\tStory', ...Array.from({ length: count }, (_, row) => `Town ${row}\t${story(row)}`)].join('\n')
}

test('a studio makes many pages from a table, edits one by hand, updates the run, publishes it by the day and undoes all of it', async ({
  adminPage: page,
}) => {
  test.slow()
  const { name, slugPrefix } = await aTownTemplate(page)
  await page.getByRole('link', { name: 'Bulk generate' }).click()
  await page.getByRole('link', { name: 'New run' }).first().click()
  await page.getByLabel('Template', { exact: true }).selectOption({ label: name })
  await page.getByRole('button', { name: 'Upload' }).click()
  await expect(page.getByText('Choose a file that is not empty.')).toBeVisible()
  expect(await findAxeViolationsOutsideFrames(page)).toEqual([])
  await pasteTable(page, `${cells(ROWS, 'first')}\nTown 7\tof its own\nNowhere\t`)

  await expect(page.getByText(`${ROWS + 2} rows, 2 columns`)).toBeVisible()
  await expect(page.getByLabel('Town', { exact: true })).toHaveValue('Town')
  await page.getByLabel('Save as data set').fill(slugPrefix)
  expect(await findAxeViolationsOutsideFrames(page)).toEqual([])
  await page.getByRole('button', { name: 'Preview import' }).click()
  await expect(page.getByText('Import preview')).toBeVisible({ timeout: 60_000 })
  await outcomeCount(page, 'Invalid 2').click()
  await expect(page.getByText(`Row 8 already uses the URL slug “${slugPrefix}-town-7”.`)).toBeVisible()
  await expect(page.getByText('Empty: Story.')).toBeVisible()
  expect(await findAxeViolationsOutsideFrames(page)).toEqual([])

  await page.getByRole('button', { name: `Generate ${ROWS} drafts` }).click()
  await expect(page.getByText(`Done, ${ROWS + 2} rows`)).toBeVisible({ timeout: 60_000 })
  await outcomeCount(page, `New ${ROWS}`).click()
  const byHand = page.getByRole('link', { name: `${slugPrefix} Town 3`, exact: true })
  await expect(byHand).toBeVisible()
  const run = page.url()
  await byHand.click()
  await postTitle(page).fill(`${slugPrefix} by hand`)
  await waitUntilSaved(page)

  await page.goto(run)
  await page.getByRole('link', { name: 'Update …' }).click()
  await pasteTable(page, cells(ROWS - 1, 'second'))
  await page.getByRole('button', { name: 'Preview import' }).click()
  await expect(page.getByText('Import preview')).toBeVisible({ timeout: 60_000 })
  await outcomeCount(page, 'Kept 2').click()
  await expect(page.getByText('Its page was edited by hand.')).toBeVisible()
  await expect(page.getByText('The row is no longer in the table.')).toBeVisible()
  await page.getByRole('button', { name: `Generate ${ROWS - 2} drafts` }).click()
  await expect(page.getByText(`Done, ${ROWS - 1} rows`)).toBeVisible({ timeout: 90_000 })
  const update = page.url()

  await page.goto(run)
  await page.getByRole('button', { name: 'Publish …' }).click()
  await page.getByLabel('Pages per day').fill('10')
  await page.getByLabel('Start date').fill('2126-03-01')
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText(`Published, ${ROWS + 2} rows`)).toBeVisible({ timeout: 90_000 })
  await expect(page.getByText('Not published: Its page was edited by hand.')).toBeVisible()

  for (const [address, end] of [
    [update, `Undone, ${ROWS - 1} rows`],
    [run, `Undone, ${ROWS + 2} rows`],
  ] as const) {
    await page.goto(address)
    await page.getByRole('button', { name: 'Undo run' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Undo run' }).click()
    await expect(page.getByText(end)).toBeVisible({ timeout: 90_000 })
  }
  await outcomeCount(page, 'Kept after undo 1').click()
  await expect(page.getByRole('row').filter({ has: byHand })).toContainText('Its page was edited by hand.')
  await page.goto(`/admin/blog?q=${slugPrefix}`)
  await expect(page.getByRole('link', { name: `${slugPrefix} by hand` })).toBeVisible()
  await expect(page.getByRole('link', { name: `${slugPrefix} Town 9`, exact: true })).toBeHidden()

  await test.step('its table, which has a name, is renamed, deleted, taken back and used again', async () => {
    await page.goto(`${RUNS}/data-sets`, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: `Rename “${slugPrefix}”` }).click()
    await page.getByRole('dialog').getByLabel('Title').fill(`Towns of ${slugPrefix}`)
    await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
    const row = page.getByRole('row').filter({ hasText: `Towns of ${slugPrefix}` })
    await expect(row).toContainText('Town, Story')
    expect(await findAxeViolationsOutsideFrames(page)).toEqual([])
    await page.getByRole('button', { name: `Delete “Towns of ${slugPrefix}”` }).click()
    await expect(row).toBeHidden()
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await expect(row).toBeVisible()

    await page.goto(`${RUNS}/new`)
    await page.getByLabel('Template', { exact: true }).selectOption({ label: name })
    await page.getByLabel('Saved data set').check()
    await page
      .getByLabel('Data set', { exact: true })
      .selectOption({ label: `Towns of ${slugPrefix} (${ROWS + 2} rows)` })
    await page.getByRole('button', { name: 'Upload' }).click()
    await expect(page.getByText(`${ROWS + 2} rows, 2 columns`)).toBeVisible()
  })
})

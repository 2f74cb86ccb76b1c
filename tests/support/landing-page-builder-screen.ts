import { expect, type Page } from '@playwright/test'

/** The rows of the list of blocks. */
export const blockRows = (page: Page) =>
  page.getByRole('region', { name: 'Page blocks' }).locator('button[data-block-row]')

export const blockFields = (page: Page, type: string) =>
  page.getByRole('region', { name: `${type} block`, exact: true })

/** The page as the builder draws it. */
export const previewFrame = (page: Page) => page.frameLocator('#preview-frame')

export const undoButton = (page: Page) =>
  page.getByRole('group', { name: 'Edit history' }).getByRole('button', { name: 'Undo' })

export async function startLandingPage(page: Page, title: string) {
  await page.goto('/admin/landing-pages/new')
  const field = page.getByRole('textbox', { name: 'Title', exact: true }).first()
  await field.fill(title)
}

/** Adds a block by its name below the one that is chosen; its fields have the focus then. */
export async function addBlock(page: Page, type: string) {
  await page.getByRole('button', { name: 'Add block', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Search blocks' }).fill(type)
  await page.keyboard.press('Enter')
  await expect(blockFields(page, type)).toBeVisible()
}

export async function publishLandingPage(page: Page) {
  await page.getByRole('button', { name: /^Publish( changes)?$/ }).click()
  const panel = page.getByRole('dialog', { name: 'Publish' })
  await panel.getByRole('button', { name: /^Publish (now|changes)$/ }).click()
  await expect(page.getByText('Published.', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Published', exact: true })).toBeVisible()
}

export async function withdrawLandingPage(page: Page) {
  await page.getByRole('button', { name: /^(Published|Publish changes)$/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unpublish', exact: true }).click()
}

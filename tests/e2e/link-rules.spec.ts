import { randomBytes, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { e2eSite, expect, test } from '~test/admin-browser'
import { findAxeViolationsInBothColorSchemes, findAxeViolationsOutsideFrames } from '~test/axe'
import { httpRequest } from '~test/http'
import { createPostClient } from '~test/post-client'

const RULES = '/admin/link-rules'

const bodyOf = async (path: string) => (await httpRequest(e2eSite().origin, path)).text

/** Writes a rule in its panel, and waits until the list has it. */
async function writeRule(page: Page, keyword: string, target: string) {
  await page.getByRole('button', { name: 'New rule' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Keyword').fill(keyword)
  await panel.getByLabel('Target', { exact: true }).fill(target)
  await panel.getByRole('button', { name: 'Add rule' }).click()
  await expect(panel).toBeHidden()
  await expect(page.getByRole('row').filter({ hasText: target }).first()).toBeVisible()
}

test('an admin writes two rules, reads what they would link, applies them, edits a page, and undoes the run', async ({
  adminPage: page,
  admin,
}) => {
  test.slow()
  const mark = `w${randomBytes(4).toString('hex')}`
  const writer = createPostClient(e2eSite().origin, admin.cookie)
  const posts = ['first', 'second', 'goal'].map((name) => ({ id: randomUUID(), slug: `${mark}-${name}` }))
  const text = `<p>It begins here.</p>\n<p>Climb a ${mark} ladder today.</p>\n<p>Hold the ${mark} rope, too.</p>`
  for (const [at, { id, slug }] of posts.entries()) {
    const body = at < 2 ? text : '<p>This is the goal.</p>'
    await writer.save(id, 0, { title: slug, slug, body })
    await writer.publish(id)
  }
  const [first, second] = posts.map(({ slug }) => `/blog/${slug}`) as [string, string]

  await page.goto(RULES, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'New rule' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Keyword').fill('…')
  await panel.getByLabel('Only on these pages').fill('/no-such-page')
  await panel.getByRole('button', { name: 'Add rule' }).click()
  await expect(panel.getByText('Enter a target.')).toBeVisible()
  expect(await findAxeViolationsOutsideFrames(page)).toEqual([])
  await panel.getByLabel('Only on these pages').fill('')
  await panel.getByLabel('Keyword').fill(`${mark} ladder`)
  await panel.getByLabel('Target', { exact: true }).fill(`${mark}-goal`)
  await panel.getByRole('option', { name: `${mark}-goal` }).click()
  await expect(panel.getByLabel('Target', { exact: true })).toHaveValue(`/blog/${mark}-goal`)
  await panel.getByRole('button', { name: 'Add rule' }).click()
  await expect(panel).toBeHidden()
  await writeRule(page, `${mark} rope`, '/docs')
  await writeRule(page, `${mark} rope`, '/help')
  await page.goto(`${RULES}?q=${mark}`)
  await expect(page.getByText('Duplicate keyword, overridden')).toBeVisible()
  expect(await findAxeViolationsOutsideFrames(page)).toEqual([])
  const doubled = page.getByRole('row').filter({ hasText: '/help' })
  await doubled.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(doubled).toBeHidden()
  await expect(page.getByText('Duplicate keyword, overridden')).toBeHidden()

  await page.getByRole('checkbox', { name: 'Select all: rules' }).check()
  await page.getByRole('link', { name: 'Dry run' }).click()
  await page.getByRole('button', { name: 'Start dry run' }).click()
  await expect(page.getByText('4 links', { exact: true })).toBeVisible({ timeout: 60_000 })
  const listed = page.getByRole('listitem').filter({ hasText: first })
  await expect(listed.getByText('Before').first()).toBeVisible()
  await expect(listed.getByRole('link', { name: `${mark} ladder` })).toHaveAttribute('href', `/blog/${mark}-goal`)
  expect(await bodyOf(first)).not.toContain(`${mark} ladder</a>`)
  expect(await findAxeViolationsInBothColorSchemes(page)).toEqual([])
  await page.getByRole('link', { name: /^Rules 2/ }).click()
  await expect(page.getByRole('row').filter({ hasText: `${mark} rope` })).toContainText('/docs')
  await page.getByRole('link', { name: /^All pages/ }).click()

  await page.getByRole('button', { name: 'Add links to 2 pages' }).click()
  await expect(page.getByText(/^Applied, started/)).toBeVisible({ timeout: 60_000 })
  expect(await bodyOf(first)).toContain(`<a href="/blog/${mark}-goal">${mark} ladder</a>`)
  expect(await bodyOf(second)).toContain(`<a href="/docs">${mark} rope</a>`)

  // the first save, and what the run has written
  await writer.save(posts[1]?.id ?? '', 2, { title: 'By hand', slug: `${mark}-second`, body: '<p>By hand.</p>' })
  await writer.publish(posts[1]?.id ?? '')
  await page.reload({ waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Undo run' }).click()
  await expect(page.getByText(/^Undone, started/)).toBeVisible({ timeout: 60_000 })
  expect(await bodyOf(first)).not.toContain(`${mark} ladder</a>`)
  expect(await bodyOf(second)).toContain('By hand.')
  await page.getByRole('link', { name: 'Not undone 1' }).click()
  await expect(page.getByText('Its page was edited by hand.')).toBeVisible()
})

import { randomBytes, randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { aPostTemplate, aVariable } from '../../app/wings/content/templates/fixtures'

export interface TownTemplate {
  name: string
  /** What the addresses of its pages begin with. */
  slugPrefix: string
}

/** A template of posts about towns, as its own screen would save it. */
export async function aTownTemplate(page: Page): Promise<TownTemplate> {
  const mark = `t${randomBytes(3).toString('hex')}`
  const name = `Towns ${mark}`
  const variables = [aVariable('town'), aVariable('story', { type: 'long-text' })]
  const texts = { title: `${mark} {{ town }}`, slug: `${mark}-{{ town | slug }}`, body: '<p>{{ story }}</p>' }
  await page.goto('/admin/templates')
  const save = { path: `/admin/api/templates/${randomUUID()}`, basedOn: 0, name, samples: [] }
  const status = await page.evaluate(
    async ({ path, ...body }) => {
      const headers = { 'Content-Type': 'application/json' }
      return (await fetch(path, { method: 'PUT', headers, body: JSON.stringify(body) })).status
    },
    { ...save, ...aPostTemplate(texts, variables) },
  )
  expect(status).toBe(200)
  return { name, slugPrefix: mark }
}

export async function pasteTable(page: Page, table: string) {
  await page.getByLabel('Paste').check()
  await page.getByLabel('Cells', { exact: true }).fill(table)
  await page.getByRole('button', { name: 'Upload' }).click()
}

export const outcomeCount = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Filter rows by result' }).getByRole('link', { name })

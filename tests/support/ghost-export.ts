import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { openGhostExport } from '~/wings/content/imports/sources/open-ghost-export.server'
import type { SourceItem } from '~/wings/content/imports/sources/source-item'

/** An export of Ghost with these rows. */
export const ghostExport = (data: object) => JSON.stringify({ db: [{ meta: { version: '5.1.0' }, data }] }, null, 1)

export const aGhostPost = (id: string, fields: object) => ({
  id,
  uuid: `uuid-${id}`,
  title: `Post ${id}`,
  slug: `post-${id}`,
  status: 'published',
  visibility: 'public',
  type: 'post',
  published_at: '2021-02-03T10:00:00.000Z',
  html: '<p>Text.</p>',
  ...fields,
})

/** The items of an export, which is written into `folder` first. */
export async function readGhostItems(folder: string, content: string, site = '') {
  const file = path.join(folder, 'ghost.json')
  writeFileSync(file, content)
  const items: SourceItem[] = []
  for await (const item of (await openGhostExport(file, site)).items()) items.push(item)
  return items
}

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { emptyPostContent } from '~/wings/content/blog/post-content'
import { postEntryType } from '~/wings/content/blog/post-entry-type.server'
import { anImport } from '~/wings/content/imports/fixtures'
import { aCompleteLandingPage } from '~/wings/content/landing-pages/fixtures'
import { landingPageEntryType } from '~/wings/content/landing-pages/landing-page-entry-type.server'
import { publishEntry } from '~/wings/publishing/writing/lifecycle/publication.commands.server'
import { saveDraft } from '~/wings/publishing/writing/lifecycle/save-draft.commands.server'
import { aProductContent } from '~/wings/shop/products/fixtures'
import { productEntryType } from '~/wings/shop/products/product-entry-type.server'
import { commandLineActor as by } from '~/wings/site/audit-log/actor'
import { noPrint, POST_ID } from '~test/export-folder'
import { tempFolder } from '~test/temp-folder'
import { expect, test } from '~test/test'
import { exportSite } from './export-site.server'

const other = 'b0000000-0000-4000-8000-000000000002'
const third = 'c0000000-0000-4000-8000-000000000003'

test('each piece has a Markdown file that reads like something somebody wrote', async ({ db }) => {
  const page = aCompleteLandingPage()
  await saveDraft(db, landingPageEntryType, by, other, { basedOn: 0, content: page })
  await saveDraft(db, productEntryType, by, third, { basedOn: 0, content: aProductContent() })
  const body = '<h2>Why</h2><p>See <a href="/booking#top">the page</a>: it is "new".</p>'
  const content = {
    ...emptyPostContent,
    title: 'A post: first',
    slug: 'a-post',
    category: 'guides',
    tags: ['One', 'Two'],
    body,
  }
  await saveDraft(db, postEntryType, by, POST_ID, { basedOn: 0, content })
  await publishEntry(db, postEntryType, by, POST_ID, { at: new Date('2026-03-01T10:00:00Z') })
  const folder = path.join(tempFolder(), 'export')
  await exportSite(db, { folder, dataDir: tempFolder(), print: noPrint })
  const read = (name: string) => readFile(path.join(folder, name), 'utf8')
  expect(await read('blog_posts/a-post.md')).toBe(`---
title: "A post: first"
slug: a-post
category: guides
tags:
  - One
  - Two
read_time_int: 1
date: 2026-03-01T10:00:00.000000Z
published: true
---

## Why

See [the page](/booking#top): it is "new".
`)
  expect(await read('landing_pages/booking.md')).toContain('## Rooms that book themselves\n\nGuests choose a time.\n')
  const product = await read('products/queuepro.md')
  expect(product).toMatch(/### Is it hosted\?\n\nBy you\.\n/)
  expect(product).toContain('\nprice: 499\ncurrency: USD\n')
})

test('the import of Markdown takes the posts of an export', async ({ database: { db } }) => {
  const content = { ...emptyPostContent, title: 'A post', slug: 'a-post', body: '<p>As it <strong>was</strong>.</p>' }
  await saveDraft(db, postEntryType, by, POST_ID, { basedOn: 0, content })
  const folder = path.join(tempFolder(), 'export')
  await exportSite(db, { folder, dataDir: tempFolder(), print: noPrint })
  for (const table of ['blogPosts', 'pages'] as const) await db.deleteFrom(table).execute()
  const posts = path.join(folder, 'blog_posts')
  const { items } = await anImport(db, { folder: tempFolder(), path: posts, source: 'markdown' })
  expect(items).toMatchObject([{ slug: 'a-post', outcome: 'created' }])
  const row = await db.selectFrom('blogPosts').select(['title', 'body', 'publishedAt']).executeTakeFirst()
  expect(row).toEqual({ title: 'A post', body: '<p>As it <strong>was</strong>.</p>\n', publishedAt: null })
})

import { mkdirSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Database } from '~/platform/database/database.server'
import { findPublishedPost } from '~/wings/content/blog/queries.server'
import { tempFolder } from '~test/temp-folder'
import { expect, test } from '~test/test'
import { anImport } from '../fixtures'

function importAs(db: Database, name: string, content: string) {
  const folder = tempFolder()
  return anImport(db, { folder, path: path.join(folder, name), content, source: 'csv' })
}

test('a table of today’s shape comes in, its text as HTML or as Markdown', async ({ db }) => {
  const { items } = await importAs(
    db,
    'posts.csv',
    '\uFEFFid;Slug;Title;Description;Category;read_time_int;created_at;published;Body;tags\r\n' +
      '1;a-post;A post;What it is.;case-studies;7;2024-03-01 12:00:00+00;t;"<p>Says ""hi"";\r\nreally.</p>";"{x,""y""}"\r\n' +
      '2;b-post;B post;;;;2024-03-02;false;**Bold** words;\r\n' +
      '3;;;;;;;;;\r\n',
  )
  expect(items.map(({ ref, outcome }) => [ref, outcome])).toEqual([
    ['post:a-post', 'created'],
    ['post:b-post', 'created'],
    ['post:row 3', 'refused'],
  ])
  expect(await findPublishedPost(db, 'a-post')).toMatchObject({
    title: 'A post',
    description: 'What it is.',
    category: 'case-studies',
    readTimeMinutes: 7,
    tags: ['x', 'y'],
    publishedAt: new Date('2024-03-01T12:00:00Z'),
    body: '<p>Says "hi";\r\nreally.</p>',
  })
  const draft = await db
    .selectFrom('blogPosts')
    .select(['body', 'publishedAt'])
    .where('slug', '=', 'b-post')
    .executeTakeFirst()
  expect(draft).toEqual({ body: '<p><strong>Bold</strong> words</p>\n', publishedAt: null })
})

test('so does one of the older shape, as JSON', async ({ db }) => {
  const row = {
    slug: 'old',
    title: 'Old',
    summary: 'Short.',
    tags: ['Guides', 'b'],
    read_time: '9 min read',
    featured_image: 'https://x.example/a.png',
  }
  const rows = [{ ...row, created_at: '2023-01-02T00:00:00Z', published: true, content: '<p>Text.</p>' }]
  const { items } = await importAs(db, 'posts.json', JSON.stringify(rows))
  expect(await findPublishedPost(db, 'old')).toMatchObject({
    description: 'Short.',
    category: 'guides',
    readTimeMinutes: 9,
    cover: null,
  })
  expect(items[0]?.notes).toEqual([
    'The cover image was not imported: https://x.example/a.png',
    'New category: Guides.',
  ])
})

test('importing again brings the same posts up to date, also those that were here before', async ({ db }) => {
  await db
    .insertInto('blogPosts')
    .values({ slug: 'mine', title: 'Mine', publishedAt: new Date('2020-01-01') })
    .execute()
  const file = (text: string) => `slug,title,published,body\nmine,Theirs,true,${text}\n`
  expect((await importAs(db, 'a.csv', file('One.'))).items[0]?.outcome).toBe('updated')
  expect((await importAs(db, 'b.csv', file('Two.'))).items[0]?.outcome).toBe('updated')
  expect((await importAs(db, 'c.csv', file('Two.'))).items[0]?.outcome).toBe('unchanged')
  expect(await db.selectFrom('blogPosts').select(['slug', 'title', 'revision']).execute()).toEqual([
    { slug: 'mine', title: 'Theirs', revision: 3 },
  ])
})

test('what a table or a front matter holds beyond that is named', async ({ db }) => {
  const table =
    'id,slug,title,published,body,mood\n' +
    '1,a,A,true,<p>x</p><script>y</script>,glad,more,\n2,b,B,true,"**x** <iframe src=""https://youtu.be/dQw4w9WgXcQ""></iframe>",\n'
  const { items } = await importAs(db, 'a.csv', table)
  expect(items[0]?.notes).toEqual([
    'Removed from the content: a script.',
    'Unsupported fields were not imported: mood.',
    'Cells beyond the last column were not imported: 1.',
  ])
  expect(items[1]?.notes).toEqual([])
  expect((await findPublishedPost(db, 'b'))?.body).toContain('data-embed-url="https://youtu.be/dQw4w9WgXcQ"')
  const folder = tempFolder()
  writeFileSync(
    path.join(folder, 'c.md'),
    '---\ntitle: C\nlayout: wide\n---\n<script>x</script>\n\n![P](http://a.example/p.png)\n',
  )
  const { items: texts } = await anImport(db, { folder: tempFolder(), path: folder, source: 'markdown' })
  expect(texts[0]?.notes).toEqual([
    'Removed from the content: a script.',
    'Unsupported fields were not imported: layout.',
    expect.stringContaining('http://a.example/p.png: it is on another site'),
  ])
})

test('a table with a quote that does not end is refused with the line', async ({ db }) => {
  await expect(importAs(db, 'a.csv', 'slug,title\na,A\nb,"B\nc,C\n')).rejects.toThrow(/Line 3: .*invalid CSV/)
})

test('a folder of Markdown comes in with the pictures that lie beside the texts, and links between its posts', async ({
  db,
}) => {
  const folder = tempFolder()
  const posts = path.join(folder, 'posts')
  mkdirSync(path.join(posts, 'in'), { recursive: true })
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"><rect width="600" height="300" fill="#1f6f8b"/></svg>'
  writeFileSync(path.join(posts, 'in', 'a.svg'), drawing)
  writeFileSync(path.join(folder, 'secret.svg'), drawing)
  writeFileSync(
    path.join(posts, 'in', 'a.md'),
    '---\ntitle: A\ncover: a.svg\n---\n![In](a.svg) ![Out](../../secret.svg) [b](/blog/b)\n',
  )
  writeFileSync(path.join(posts, 'b.md'), '---\ntitle: B\n---\nText.\n')
  writeFileSync(path.join(posts, 'c.md'), '---\ntitle: [\n---\nText.\n')
  const { items, printed } = await anImport(db, { folder, path: posts, source: 'markdown' })
  expect(items.map(({ ref, outcome }) => [ref, outcome])).toEqual([
    ['post:b', 'created'],
    ['post:c.md', 'refused'],
    ['post:a', 'created'],
  ])
  expect(printed).toContain('imported a')
  const post = await findPublishedPost(db, 'a')
  expect(post?.cover).toMatchObject({ width: 600 })
  expect(post?.body).toContain(
    `<img src="/media/${post?.cover?.checksum}-600.webp" alt="In" width="600" height="300" />  <a href="page:`,
  )
  expect(items[2]?.notes).toEqual(['Image not imported: /secret.svg: it is not in the folder or is too large.'])
})

test('leading its links on leaves the reading time that a post came with', async ({ db }) => {
  const rows = [
    { slug: 'a', title: 'A', read_time_int: 7, html: '<p>See <a href="/blog/b">B</a>.</p>' },
    { slug: 'b', title: 'B', html: '<p>Text.</p>' },
  ]
  const { items } = await importAs(db, 'posts.json', JSON.stringify(rows))
  const post = await db
    .selectFrom('blogPosts')
    .select(['body', 'readTimeInt'])
    .where('slug', '=', 'a')
    .executeTakeFirst()
  expect(post?.body).toContain(`href="page:${items[1]?.entryId}"`)
  expect(post?.readTimeInt).toBe(7)
})

test('a picture of a text that is a folder, or larger than the library takes, stops nothing', async ({ db }) => {
  const posts = tempFolder()
  mkdirSync(path.join(posts, 'folder'))
  writeFileSync(path.join(posts, 'large.png'), '')
  truncateSync(path.join(posts, 'large.png'), 50 * 1024 * 1024)
  writeFileSync(path.join(posts, 'a.md'), '---\ntitle: A\n---\n![F](folder) ![L](large.png) Text.\n')
  const { items } = await anImport(db, { folder: tempFolder(), path: posts, source: 'markdown' })
  expect(items).toMatchObject([{ outcome: 'created' }])
  expect(items[0]?.notes.map((note) => note.slice(0, 30))).toEqual([
    'Image not imported: /folder: i',
    'Image not imported: /large.png',
  ])
})

test('only rows that say that they are public, or say nothing of it, are shown', async ({ db }) => {
  const rows = [
    ...[
      'title,status,body',
      'Public,publish,x',
      'Draft,draft,x',
      'Private,private,x',
      'Unknown,reviewed,x',
      'Empty,,x',
    ],
  ]
  const { items } = await importAs(db, 'posts.csv', rows.join('\n'))
  expect(items.map(({ slug, notes }) => [slug, notes])).toEqual([
    ['public', []],
    ['draft', []],
    ['private', ['Imported as a draft: its “status” is “private”.']],
    ['unknown', ['Imported as a draft: its “status” is “reviewed”.']],
    ['empty', ['Imported as a draft: its “status” is empty.']],
  ])
  const shown = await db.selectFrom('blogPosts').select('slug').where('publishedAt', 'is not', null).execute()
  expect(shown).toEqual([{ slug: 'public' }])
})

import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Database } from '~/platform/database/database.server'
import { findPublishedPost } from '~/wings/content/blog/queries.server'
import { tempFolder } from '~test/temp-folder'
import { expect, test } from '~test/test'
import { anImport } from '../fixtures'

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="500"><rect width="1000" height="500" fill="#1f6f8b"/></svg>'

/** A folder of texts with the given files, and a way to import it. */
function texts(files: Record<string, string | Buffer>) {
  const root = tempFolder()
  const folder = path.join(root, 'posts')
  mkdirSync(folder)
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content)
  const run = (db: Database) => anImport(db, { folder: root, path: folder, source: 'markdown' })
  return { root, folder, dataDir: path.join(root, 'data'), run }
}

const front = (fields: string, body = 'Text.') => `---\n${fields}\n---\n${body}\n`

test('a post comes in with its fields, its cover and the pictures in its text', async ({ db }) => {
  const { run, dataDir } = texts({
    'a.md': front(
      'title: A title\nslug: a-title\ndescription: What it is.\ncategory: Case Studies\ntags: [x, y]\ncover: cover.svg\ncover_alt: Alt\ndate: 2026-02-03\nauthor: Mara\npublished: true',
      'Hello **you**.\n\n![Inside](cover.svg)\n\n![Elsewhere](https://example.com/a.png)',
    ),
    'cover.svg': picture,
  })
  const { items, printed } = await run(db)
  expect(items).toMatchObject([{ outcome: 'created', slug: 'a-title' }])
  expect(printed).toContain('imported a-title')
  const post = await findPublishedPost(db, 'a-title')
  expect(post).toMatchObject({
    title: 'A title',
    description: 'What it is.',
    category: 'case-studies',
    tags: ['x', 'y'],
    author: 'Mara',
    readTimeMinutes: 1,
    publishedAt: new Date('2026-02-03'),
    cover: { alt: 'Alt', width: 1000, height: 500, widths: [480, 720, 960, 1000] },
  })
  const checksum = post?.cover?.checksum
  expect(post?.body).toContain(`<img src="/media/${checksum}-960.webp" alt="Inside" width="1000" height="500" />`)
  expect(post?.body).toContain('<a href="https://example.com/a.png">Elsewhere</a>')
  expect(existsSync(path.join(dataDir, 'media', `${checksum}-480.webp`))).toBe(true)
})

test('importing again brings the same post up to date, and its created_at stays', async ({ db }) => {
  const { run, folder } = texts({ 'a.md': front('title: First\nslug: same\ndate: 2026-02-03') })
  await run(db)
  const createdAt = new Date('2026-01-01')
  await db.updateTable('blogPosts').set({ createdAt }).execute()
  writeFileSync(path.join(folder, 'a.md'), front('title: Second\nslug: same\ndate: 2026-02-03'))
  await run(db)
  expect(await findPublishedPost(db, 'same')).toMatchObject({ title: 'Second' })
  expect(await db.selectFrom('blogPosts').select('createdAt').execute()).toEqual([{ createdAt }])
})

test('posts of the older shape are turned into today’s', async ({ db }) => {
  const fields = 'title: Old\nsummary: Short.\ntags: [guides, b]\nread_time: 9 min read\nfeatured_image: old.svg'
  const { run } = texts({ 'a.md': front(fields), 'old.svg': picture })
  await run(db)
  expect(await findPublishedPost(db, 'old')).toMatchObject({
    description: 'Short.',
    category: 'guides',
    readTimeMinutes: 9,
    cover: { width: 1000, height: 500 },
  })
})

test('a draft stays hidden', async ({ db }) => {
  const { items } = await texts({ 'a.md': front('title: Draft\npublished: false') }).run(db)
  expect(items).toMatchObject([{ outcome: 'created' }])
  expect(await findPublishedPost(db, 'draft')).toBeUndefined()
})

test.for<[string, string | Buffer, string]>([
  ['no front matter', 'Just text.', 'title'],
  ['a title of 10,000 characters', front(`title: ${'a'.repeat(10_000)}`), 'longer than 200'],
  ['a hostile slug', front('title: A\nslug: ../../etc'), 'slug must be'],
  ['a date that is none', front('title: A\ndate: soon'), 'date must be a date'],
  ['broken YAML', front('title: [a'), 'front matter'],
  ['text that is not UTF-8', Buffer.from([0x2d, 0x2d, 0x2d, 0x0a, 0xff, 0xfe]), 'UTF-8'],
])('%s is refused by name, and the other posts come in', async ([_what, content, reason], { db }) => {
  const { items } = await texts({ 'a.md': content, 'b.md': front('title: Fine') }).run(db)
  expect(items.map(({ outcome, slug }) => [outcome, slug])).toEqual([
    ['refused', null],
    ['created', 'fine'],
  ])
  expect(items[0]?.notes.join(' ')).toContain(reason)
  expect(await db.selectFrom('blogPosts').select('slug').execute()).toEqual([{ slug: 'fine' }])
})

test.for([
  ['outside of the folder', '../secret.svg'],
  ['behind a link that leads out of it', 'link.svg'],
  ['nowhere', 'nowhere.png'],
  ['no picture', 'a.md'],
])('a cover that is %s is not taken, and the post says so', async ([_where = '', cover = ''], { db }) => {
  const { root, folder, run } = texts({ 'a.md': front(`title: A\ncover: ${cover}`) })
  writeFileSync(path.join(root, 'secret.svg'), picture)
  symlinkSync(path.join(root, 'secret.svg'), path.join(folder, 'link.svg'))
  const { items } = await run(db)
  expect(items).toMatchObject([{ outcome: 'created', notes: [expect.stringContaining('Cover image not imported')] }])
  expect(await db.selectFrom('mediaFiles').select('id').execute()).toEqual([])
})

test('hostile HTML in a post is cleaned before it is stored', async ({ db }) => {
  const hostile =
    'Hi <script>alert(1)</script><p onclick="x()">p</p><a href="javascript:x">l</a> <img src=x onerror=alert(1)> a\0b'
  const { items } = await texts({ 'a.md': front('title: A', hostile) }).run(db)
  expect(items[0]?.notes.join(' ')).toContain('Removed from the content: a script.')
  const post = await findPublishedPost(db, 'a')
  expect(post?.body).toContain('Hi')
  expect(post?.body).not.toMatch(/script|onclick|onerror|\0/)
})

test('what is nested more deeply than anybody writes is imported as text, and the report says so', async ({ db }) => {
  const body = `${'> '.repeat(5_000)}the words`
  const { items } = await texts({ 'a.md': front('title: A', body) }).run(db)
  expect(items).toMatchObject([{ outcome: 'created', notes: [expect.stringContaining('imported as plain text')] }])
  expect((await findPublishedPost(db, 'a'))?.body).toContain('the words')
})

test('a folder that is not there is named', async ({ db }) => {
  const nowhere = anImport(db, { folder: tempFolder(), path: '/nowhere', source: 'markdown' })
  await expect(nowhere).rejects.toThrow('File or folder not found: /nowhere.')
})

test.for([
  ['draft: true', []],
  ['Draft: true', []],
  ['status: draft', []],
  ['status: private', ['Imported as a draft: its “status” is “private”.']],
  ['status: in review', ['Imported as a draft: its “status” is “in review”.']],
  ['published: nearly', ['Imported as a draft: its “published” is “nearly”.']],
  ['published:', ['Imported as a draft: its “published” is empty.']],
] as const)('a post that says “%s” is not shown', async ([field, notes], { db }) => {
  const { items } = await texts({ 'a.md': front(`title: Hidden\n${field}`) }).run(db)
  expect(items).toMatchObject([{ outcome: 'created', notes }])
  expect(await findPublishedPost(db, 'hidden')).toBeUndefined()
})

test('MDX comes in as its text: components go, what stands in them stays, and the report names them', async ({
  db,
}) => {
  const mdx = [
    'import { Chart } from "./chart"',
    'import Note from "./note"',
    '',
    'export const year = 2026',
    '',
    '# Figures {/* a comment */}',
    '',
    '<Note kind="tip" render={() => <b>x > y</b>}>',
    '',
    'Read **this** first{"!"} {year}',
    '',
    '</Note>',
    '',
    '<Chart data={[{ a: 1 }]} />',
    '',
    '<div className="box" style={{ color: "red" }}>In a box</div>',
    '',
    'A `<Tag />` in code, 1 < 2, and <https://example.com>.',
    '',
    '```jsx',
    '<Chart data={points} />',
    '```',
  ].join('\n')
  const { items } = await texts({ 'a.mdx': front('title: Figures\nslug: figures', mdx) }).run(db)
  expect(items[0]?.notes.join(' ')).toContain('MDX was imported as its text, without <Note>, an expression, <Chart>.')
  const { body = '' } = (await findPublishedPost(db, 'figures')) ?? {}
  expect(body).toContain('<p>Read <strong>this</strong> first!</p>')
  expect(body).toContain('In a box')
  expect(body).toMatch(/<code>&lt;Tag \/&gt;<\/code>/)
  expect(body).toContain('1 &lt; 2')
  expect(body).toContain('&lt;Chart data={points} /&gt;')
  expect(body).not.toMatch(/import|export|comment|className|style/)
})

test('links between files become links between the pages that these are now', async ({ db }) => {
  const { run } = texts({
    'a.md': front(
      'title: A\nslug: first',
      '[b](b.md), [part](./b.md#part), [gone](gone.md), [own](https://x.test/b.md)',
    ),
    'b.md': front('title: B\nslug: second', 'Back to [a](a.md "Title").'),
  })
  await run(db)
  const pages = await db.selectFrom('pages').select(['id', 'path']).execute()
  const idOf = (path: string) => pages.find((page) => page.path === path)?.id
  const { body: a } = await db
    .selectFrom('blogPosts')
    .select('body')
    .where('slug', '=', 'first')
    .executeTakeFirstOrThrow()
  const { body: b } = await db
    .selectFrom('blogPosts')
    .select('body')
    .where('slug', '=', 'second')
    .executeTakeFirstOrThrow()
  expect(a).toContain(`<a href="page:${idOf('/blog/second')}">b</a>`)
  expect(a).toContain(`<a href="page:${idOf('/blog/second')}#part">part</a>`)
  expect(a).toContain('href="https://x.test/b.md"')
  expect(b).toContain(`href="page:${idOf('/blog/first')}"`)
})

test('a picture that is not there leaves no loose words, and is named in the report', async ({ db }) => {
  const { items } = await texts({
    'a.md': front('title: A\nslug: a', 'Before.\n\n![A lost view](lost.png)\n\nAfter.'),
  }).run(db)
  expect(items[0]?.notes.join(' ')).toContain('lost.png')
  expect((await findPublishedPost(db, 'a'))?.body).not.toContain('A lost view')
})

import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import type { Database } from '~/platform/database/database.server'
import { expect, test } from '../../../tests/support/test'
import { importMarkdown } from './import-markdown.server'
import { findPublishedPost } from './queries.server'

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="500"><rect width="1000" height="500" fill="#1f6f8b"/></svg>'

/** A folder with the given files, and a way to import it. */
function aFolder(files: Record<string, string | Buffer>) {
  const root = mkdtempSync(path.join(tmpdir(), 'import-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const folder = path.join(root, 'posts')
  mkdirSync(folder)
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content)
  const dataDir = path.join(root, 'data')
  const printed: string[] = []
  const run = (db: Database) => importMarkdown(db, { folder, dataDir, print: (line) => printed.push(line) })
  return { root, folder, dataDir, printed, run }
}

const front = (fields: string, body = 'Text.') => `---\n${fields}\n---\n${body}\n`

test('a post comes in with its fields, its cover and the pictures in its text', async ({ db }) => {
  const { run, dataDir, printed } = aFolder({
    'a.md': front(
      'title: A title\nslug: a-title\ndescription: What it is.\ncategory: Case Studies\ntags: [x, y]\ncover: cover.svg\ncover_alt: Alt\ndate: 2026-02-03\nauthor: Mara\npublished: true',
      'Hello **you**.\n\n![Inside](cover.svg)\n\n![Elsewhere](https://example.com/a.png)',
    ),
    'cover.svg': picture,
  })
  const report = await run(db)
  expect(report).toEqual({ imported: ['a-title'], refused: [] })
  expect(printed).toEqual(['imported a-title'])
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
  const { run, folder } = aFolder({ 'a.md': front('title: First\nslug: same') })
  await run(db)
  const createdAt = new Date('2026-01-01')
  await db.updateTable('blogPosts').set({ createdAt }).execute()
  writeFileSync(path.join(folder, 'a.md'), front('title: Second\nslug: same'))
  await run(db)
  expect(await findPublishedPost(db, 'same')).toMatchObject({ title: 'Second' })
  expect(await db.selectFrom('blogPosts').select('createdAt').execute()).toEqual([{ createdAt }])
})

test('posts of the older shape are turned into today’s', async ({ db }) => {
  const fields = 'title: Old\nsummary: Short.\ntags: [guides, b]\nread_time: 9 min read\nfeatured_image: old.svg'
  const { run } = aFolder({ 'a.md': front(fields), 'old.svg': picture })
  await run(db)
  expect(await findPublishedPost(db, 'old')).toMatchObject({
    description: 'Short.',
    category: 'guides',
    readTimeMinutes: 9,
    cover: { width: 1000, height: 500 },
  })
})

test('a draft stays hidden', async ({ db }) => {
  const { run } = aFolder({ 'a.md': front('title: Draft\npublished: false') })
  await run(db)
  expect(await findPublishedPost(db, 'draft')).toBeUndefined()
})

test.for<[string, string | Buffer, string]>([
  ['no front matter', 'Just text.', 'title'],
  ['a title of 10,000 characters', front(`title: ${'a'.repeat(10_000)}`), 'longer than 200'],
  ['a hostile slug', front('title: A\nslug: ../../etc'), 'slug must be'],
  ['a date that is none', front('title: A\ndate: soon'), 'date must be a date'],
  ['broken YAML', front('title: [a'), 'front matter'],
  ['a picture outside the folder', front('title: A\ncover: ../secret.svg'), 'outside the folder'],
  ['a picture that is not there', front('title: A\ncover: nowhere.png'), 'not there'],
  ['a picture that is none', front('title: A\ncover: a.md'), 'not a picture'],
  ['text that is not UTF-8', Buffer.from([0x2d, 0x2d, 0x2d, 0x0a, 0xff, 0xfe]), 'UTF-8'],
  ['a NUL in the text', front('title: A', 'x\0y'), 'UTF-8'],
])('%s is refused by name, and the other posts come in', async ([_what, content, reason], { db }) => {
  const { run, root } = aFolder({ 'a.md': content, 'b.md': front('title: Fine') })
  writeFileSync(path.join(root, 'secret.svg'), picture)
  const report = await run(db)
  expect(report.imported).toEqual(['fine'])
  expect(report.refused).toHaveLength(1)
  expect(report.refused[0]?.reason).toContain(reason)
  expect(await db.selectFrom('blogPosts').select('slug').execute()).toEqual([{ slug: 'fine' }])
})

test('a link that leads out of the folder is refused like a path', async ({ db }) => {
  const { run, root, folder } = aFolder({ 'a.md': front('title: A\ncover: link.svg') })
  writeFileSync(path.join(root, 'secret.svg'), picture)
  symlinkSync(path.join(root, 'secret.svg'), path.join(folder, 'link.svg'))
  expect((await run(db)).refused[0]?.reason).toContain('outside the folder')
})

test('hostile HTML in a post is cleaned before it is stored', async ({ db }) => {
  const { run } = aFolder({
    'a.md': front('title: A', 'Hi <script>alert(1)</script><img src=x onerror=alert(1)> <a href="javascript:x">l</a>'),
  })
  const report = await run(db)
  expect(report.refused[0]?.reason).toContain('picture x')
  const second = aFolder({
    'a.md': front('title: A', 'Hi <script>alert(1)</script><p onclick="x()">p</p><a href="javascript:x">l</a>'),
  })
  await second.run(db)
  expect(second.printed[0]).toContain('flagged a: a script tag, a javascript: address, an event handler')
  expect((await findPublishedPost(db, 'a'))?.body).not.toMatch(/script|onclick/)
})

test('a folder that is not there is named', async ({ db }) => {
  const nowhere = importMarkdown(db, { folder: '/nowhere', dataDir: '/nowhere', print: () => {} })
  await expect(nowhere).rejects.toThrow('there is no such folder')
})

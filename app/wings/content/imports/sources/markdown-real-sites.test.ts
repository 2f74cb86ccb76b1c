import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Database } from '~/platform/database/database.server'
import { findPublishedPost } from '~/wings/content/blog/queries.server'
import { findRedirectTarget } from '~/wings/web/redirects/redirect-or-not-found.server'
import { tempFolder } from '~test/temp-folder'
import { expect, test } from '~test/test'
import { anImport } from '../fixtures'

/** A site with these files, and a way to import it or a folder of it. */
function site(files: Record<string, string>) {
  const folder = tempFolder()
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true })
    writeFileSync(path.join(folder, name), content)
  }
  const run = (db: Database, below = '') =>
    anImport(db, { folder, path: path.join(folder, below), source: 'markdown', pictures: 'leave' })
  return { folder, run }
}

const front = (fields: string, body = 'Text.') => `---\n${fields}\n---\n${body}\n`

const blog = {
  '_config.yml': 'title: A blog\nurl: https://blog.example\npermalink: /:categories/:title/\n',
  '_posts/2008-10-18-how-i-turned-down-300k.md': front(
    'layout: post\ntitle: How I Turned Down $300,000 to go Full-Time',
    'See [the other](/tools/yaml/) and [home](/).',
  ),
  '_posts/2016-04-06-YAML-Features.md': front(
    'title:  "YAML Custom Features"\ndate:   2016-04-06 00:40:00 +0300\nslug: yaml\ncategory: Tools\ncover: /a.jpg\npublished: true\nredirect_from: "/YAML-Features-Redirect/"\ncover: /b.jpg',
  ),
  '_drafts/not-yet.md': front('title: Not yet'),
}

test('a site of Jekyll keeps its dates and addresses, and its old ones lead on', async ({ db }) => {
  const { items } = await site(blog).run(db)
  expect(items.map(({ outcome, slug }) => [outcome, slug])).toEqual([
    ['created', 'not-yet'],
    ['created', 'how-i-turned-down-300k'],
    ['created', 'yaml'],
  ])
  const first = await findPublishedPost(db, 'how-i-turned-down-300k')
  expect(first?.publishedAt).toEqual(new Date('2008-10-18'))
  expect(first?.body).toContain(`href="page:${items[2]?.entryId}"`)
  expect((await findPublishedPost(db, 'yaml'))?.publishedAt).toEqual(new Date('2016-04-05T21:40:00Z'))
  expect(await findPublishedPost(db, 'not-yet')).toBeUndefined()
  expect(await findRedirectTarget(db, '/how-i-turned-down-300k/')).toBe('/blog/how-i-turned-down-300k')
  expect(await findRedirectTarget(db, '/tools/yaml')).toBe('/blog/yaml')
  expect(await findRedirectTarget(db, '/YAML-Features-Redirect/')).toBe('/blog/yaml')
})

test('what the configuration of Jekyll says for many texts counts where a text says nothing', async ({ db }) => {
  const config = [
    'url: https://blog.example',
    'permalink: pretty',
    'defaults:',
    '  - scope: { path: "", type: "posts" }',
    '    values: { layout: post, permalink: "/articles/:title/" }',
    '  -',
    '    scope:',
    '      path: "_posts/inside"',
    '    values:',
    '      published: false',
  ]
  const { items } = await site({
    '_config.yml': `${config.join('\n')}\n`,
    '_posts/2020-01-02-one.md': front('title: One'),
    '_posts/inside/2020-01-03-two.md': front('title: Two'),
    '_posts/inside/2020-01-04-three.md': front('title: Three\npublished: true\npermalink: /three.html'),
    'colophon.md': front('title: Colophon'),
  }).run(db)
  expect(items.map(({ outcome }) => outcome)).toEqual(['created', 'created', 'created', 'created'])
  expect(await findRedirectTarget(db, '/articles/one/')).toBe('/blog/one')
  expect(await findPublishedPost(db, 'two')).toBeUndefined()
  expect(await findRedirectTarget(db, '/three')).toBe('/blog/three')
  expect(await findRedirectTarget(db, '/colophon/')).toBe('/blog/colophon')
})

test('a site of Hugo with ugly addresses leads on from them', async ({ db }) => {
  await site({
    'hugo.toml':
      'baseURL = "https://hugo.example/"\nuglyURLs = true # as before\n[permalinks]\nposts = "/:year/:slug"\n',
    'content/posts/a.md': front('title: On time\ndate: 2014-09-03'),
    'content/policy.md': front('title: Policy'),
  }).run(db)
  expect(await findRedirectTarget(db, '/2014/on-time.html')).toBe('/blog/a')
  expect(await findRedirectTarget(db, '/policy.html')).toBe('/blog/policy')
})

test('so does a site of Hugo, whose fields may begin with capitals', async ({ db }) => {
  const { items } = await site({
    'config.toml': 'baseurl = "https://hugo.example/"\n[permalinks]\n  notes = "/:year/:slug/"\n',
    'content/post/OSCON-2014.md': front('date: 2014-09-03T12:09:03-04:00\ntitle: OSCON 2014\ntags:\n- go'),
    'content/notes/one.md': front('Title: Note One\nSlug: note-1\nDate: 2013-01-02\naliases: ["/n/1"]'),
    'content/post/hidden.md': front('Title: Hidden\nDraft: true\nDate: 2013-01-02'),
    'content/post/old.md': front('title: Old\ndate: 2013-01-02\nexpiryDate: 2014-01-02'),
    'content/post/_index.md': front('title: Posts'),
    'content/post/toml.md': '+++\ntitle = "T"\n+++\nText.\n',
  }).run(db, 'content')
  expect(items.map(({ ref, outcome, slug }) => [ref, outcome, slug])).toEqual([
    ['post:notes/one.md', 'created', 'note-1'],
    ['post:post/OSCON-2014.md', 'created', 'oscon-2014'],
    ['post:post/_index.md', 'refused', null],
    ['post:post/hidden.md', 'created', 'hidden'],
    ['post:post/old.md', 'created', 'old'],
    ['post:post/toml.md', 'refused', null],
  ])
  expect(items[4]?.notes).toEqual(['Imported as a draft: it was unpublished on 2014-01-02.'])
  expect(items[5]?.notes.join()).toContain('TOML')
  expect(await findPublishedPost(db, 'hidden')).toBeUndefined()
  expect(await findPublishedPost(db, 'old')).toBeUndefined()
  expect(await findRedirectTarget(db, '/post/oscon-2014/')).toBe('/blog/oscon-2014')
  expect(await findRedirectTarget(db, '/2013/note-1')).toBe('/blog/note-1')
  expect(await findRedirectTarget(db, '/n/1/')).toBe('/blog/note-1')
})

test('posts of one name in several years all come in, and again without doubles', async ({ db }) => {
  const { run, folder } = site({
    '_posts/2020-01-01-week.md': front('title: Week one'),
    '_posts/2021-01-01-week.md': front('title: Week two'),
  })
  expect((await run(db)).items.map(({ slug }) => slug)).toEqual(['week', 'week-2'])
  expect((await run(db)).items.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged'])
  writeFileSync(path.join(folder, '_posts/2021-01-01-week.md'), front('title: Week two, again'))
  expect((await run(db)).items.map(({ outcome }) => outcome)).toEqual(['unchanged', 'updated'])
  expect(await findPublishedPost(db, 'week-2')).toMatchObject({ title: 'Week two, again' })
})

test('a site of its own takes no post over that was written here, nor of another site', async ({ db }) => {
  await db
    .insertInto('blogPosts')
    .values({ slug: 'hello', title: 'Mine', publishedAt: new Date('2020-01-01') })
    .execute()
  const files = (title: string) => ({ '_posts/2020-01-01-hello.md': front(`title: ${title}`) })
  expect((await site(files('One')).run(db)).items).toMatchObject([{ outcome: 'created', slug: 'hello-2' }])
  expect((await site(files('Two')).run(db)).items).toMatchObject([{ outcome: 'created', slug: 'hello-3' }])
  expect(await findPublishedPost(db, 'hello')).toMatchObject({ title: 'Mine' })
})

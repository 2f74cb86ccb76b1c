import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findPublishedPost } from '~/wings/content/blog/queries.server'
import { resolvePageLinks } from '~/wings/web/pages/page-links.queries.server'
import { findRedirectTarget } from '~/wings/web/redirects/redirect-or-not-found.server'
import { tempFolder } from '~test/temp-folder'
import { expect, test } from '~test/test'
import { aWxr, aWxrItem } from '~test/wordpress-export'
import { anImport } from './fixtures'

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"><rect width="600" height="300" fill="#1f6f8b"/></svg>'

test('posts, pages and pictures of a site come in, and every item of the file is in the report', async ({ db }) => {
  const content = aWxr(
    [
      '<wp:author><wp:author_login>mara</wp:author_login><wp:author_display_name>Mara Vance</wp:author_display_name></wp:author>',
      aWxrItem({
        id: 1,
        title: 'Hello',
        slug: 'hello',
        link: 'https://old.example/2020/05/hello/',
        html: 'See <a href="https://www.old.example/about/team/#us">us</a> and <a href="http://old.example/gone/">that</a>.',
      }),
      aWxrItem({ id: 2, type: 'page', title: 'Team', slug: 'team', link: 'https://old.example/about/team/' }),
      aWxrItem({ id: 3, type: 'attachment', status: 'inherit', url: 'https://old.example/wp-content/uploads/a.svg' }),
      aWxrItem({ id: 4, type: 'page', title: 'Contact', slug: 'contact', link: 'https://old.example/contact/' }),
      aWxrItem({ id: 5, status: 'future', date: '2999-01-01 00:00:00', slug: 'later' }),
      aWxrItem({ id: 6, status: 'trash' }),
      aWxrItem({ id: 7, html: `<h2>${'x'.repeat(300_000)}</h2>`, slug: 'long' }),
      aWxrItem({ id: 8, html: 'a '.repeat(600_000), slug: 'too-long' }),
      aWxrItem({ id: 1, title: 'Twice' }),
    ].join('\n'),
  )
  const { items, printed } = await anImport(db, { folder: tempFolder(), content })
  expect(items.map(({ ref, outcome }) => [ref, outcome])).toEqual([
    ...[
      ['person:mara', 'listed'],
      ['post:1', 'created'],
      ['post:2', 'created'],
      ['picture:3', 'listed'],
      ['post:4', 'created'],
    ],
    ...[
      ['post:5', 'created'],
      ['post:6', 'refused'],
      ['post:7', 'created'],
      ['post:8', 'refused'],
      ['post:1', 'refused'],
    ],
  ])
  expect(printed.at(-1)).toBe('created 5, updated 0, unchanged 0, kept 0, listed 2, refused 3.')
  const post = await findPublishedPost(db, 'hello')
  expect(post).toMatchObject({ title: 'Hello', author: 'Mara Vance', publishedAt: new Date('2020-05-01T10:00:00Z') })
  const body = await resolvePageLinks(db, post?.body ?? '')
  expect(body).toBe('<p>See <a href="/team#us">us</a> and <a href="http://old.example/gone/">that</a>.</p>\n')
  expect(await findRedirectTarget(db, '/2020/05/hello')).toBe('/blog/hello')
  expect(await findRedirectTarget(db, '/about/team/')).toBe('/team')
  expect(await findRedirectTarget(db, '/?p=1')).toBe('/blog/hello')
  // the site answers /contact itself: the page stands beside it
  expect(items[4]).toMatchObject({ slug: 'contact-2' })
  expect(items[4]?.notes.join(' ')).toContain('The old URL cannot be redirected: /contact is a built-in page.')
  expect(items[1]?.notes).toEqual(['Links to content that was not imported still point to the old site: /gone.'])
  expect(items[8]?.notes).toEqual(['This text is too long for a post.'])
})

test('a dry run says the same and writes nothing', async ({ db }) => {
  const content = aWxr([1, 2, 3].map((id) => aWxrItem({ id, slug: 'same', title: `Post ${id}` })).join(''))
  const folder = tempFolder()
  const dry = await anImport(db, { folder, content, isDryRun: true })
  expect(await db.selectFrom('blogPosts').select('id').execute()).toEqual([])
  expect(await db.selectFrom('redirects').select('id').execute()).toEqual([])
  const real = await anImport(db, { folder, content })
  const said = (items: typeof dry.items) => items.map(({ outcome, slug, notes }) => ({ outcome, slug, notes }))
  expect(said(real.items)).toEqual(said(dry.items))
  expect(real.items.map(({ slug }) => slug)).toEqual(['same', 'same-2', 'same-3'])
})

test('importing again makes no doubles, takes over what changed, and keeps what was edited here', async ({ db }) => {
  const folder = tempFolder()
  const file = (changed: string) =>
    aWxr(
      ['a', 'b', 'c', 'd']
        .map((slug, index) => aWxrItem({ id: index, slug, html: slug === 'a' ? 'Always so.' : changed }))
        .join(''),
    )
  const first = await anImport(db, { folder, content: file('First.') })
  const ids = first.items.map(({ entryId }) => entryId)
  await db.updateTable('blogPosts').set({ revision: 2, title: 'Mine' }).where('slug', '=', 'c').execute()
  await db.updateTable('blogPosts').set({ publishedAt: null, deletedAt: new Date() }).where('slug', '=', 'd').execute()
  const again = await anImport(db, { folder, content: file('Second.') })
  expect(again.items.map(({ outcome }) => outcome)).toEqual(['unchanged', 'updated', 'kept', 'kept'])
  expect(again.items.map(({ entryId }) => entryId)).toEqual(ids)
  expect((await findPublishedPost(db, 'b'))?.body).toBe('<p>Second.</p>\n')
  expect(await findPublishedPost(db, 'c')).toMatchObject({ title: 'Mine', body: '<p>First.</p>\n' })
  expect(await db.selectFrom('blogPosts').select('id').execute()).toHaveLength(4)
  const kept = await db
    .selectFrom('entryRevisions')
    .select('reason')
    .where('entryId', '=', ids[1] ?? '')
    .execute()
  expect(kept).toEqual([{ reason: 'snapshot' }])
  const third = await anImport(db, { folder, content: file('Second.') })
  expect(third.items.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged', 'kept', 'kept'])
})

test('pictures come from a folder into the library, once, and what is not there stays a link', async ({ db }) => {
  const folder = tempFolder()
  const uploads = path.join(folder, 'uploads')
  mkdirSync(path.join(uploads, '2020'), { recursive: true })
  writeFileSync(path.join(uploads, '2020', 'a.svg'), drawing)
  writeFileSync(path.join(folder, 'secret.svg'), drawing)
  const at = 'https://old.example/wp-content/uploads'
  const html = `<img class="wp-image-2" src="${at}/2020/a-300x150.svg" alt="A"> <a href="x"><img src="${at}/../../../secret.svg" alt="No"></a>`
  const content = aWxr(
    aWxrItem({ id: 1, html, meta: { _thumbnail_id: '2' }, slug: 'p' }) +
      aWxrItem({
        id: 2,
        type: 'attachment',
        status: 'inherit',
        url: `${at}/2020/a.svg`,
        meta: { _wp_attachment_image_alt: 'Alt' },
      }) +
      aWxrItem({ id: 3, type: 'attachment', status: 'inherit', url: `${at}/b.pdf` }),
  )
  const { items } = await anImport(db, { folder, content, pictures: uploads })
  const post = await findPublishedPost(db, 'p')
  expect(post?.cover).toMatchObject({ width: 600, alt: 'Alt' })
  expect(post?.body).toContain(
    `<img src="/media/${post?.cover?.checksum}-600.webp" alt="A" width="600" height="300" />`,
  )
  expect(post?.body).not.toMatch(/<img[^>]*old\.example/)
  expect(items.map(({ outcome }) => outcome)).toEqual(['created', 'created', 'refused'])
  expect(items[0]?.notes.join(' ')).toContain('not in the image folder')
  expect(await db.selectFrom('mediaUses').select('subject').execute()).toHaveLength(1)
})

test('a link around a picture that showed it large shows ours, and any other link leads where it led', async ({
  db,
}) => {
  const folder = tempFolder()
  writeFileSync(path.join(folder, 'a-300x150.svg'), drawing)
  const at = 'https://old.example/wp-content/uploads'
  const picture = `<IMG src="${at}/a-300x150.svg" alt="A">`
  const html = `<a href="${at}/a.svg?w=2000">${picture}</a> <a href="https://else.example/">${picture}</a>`
  await anImport(db, { folder, content: aWxr(aWxrItem({ id: 1, html, slug: 'p' })), pictures: folder })
  const post = await findPublishedPost(db, 'p')
  expect(post?.body).toMatch(/<a href="\/media\/\w+-600\.webp"><img src="\/media/)
  expect(post?.body).toMatch(/<a href="https:\/\/else\.example\/"[^>]*><img src="\/media/)
})

test('a file that is cut off is refused before anything of it is written', async ({ db }) => {
  const content = aWxr(Array.from({ length: 700 }, (_, id) => aWxrItem({ id })).join('')).slice(0, -100)
  await expect(anImport(db, { folder: tempFolder(), content })).rejects.toThrow(/Line 8,4\d\d: .*incomplete/)
  expect(await db.selectFrom('blogPosts').select('id').execute()).toEqual([])
  expect(await db.selectFrom('imports').select('state').execute()).toEqual([{ state: 'failed' }])
})

test('a link that no database can hold stops nothing', async ({ db }) => {
  const html = 'See <a href="https://old.example/a%00b">it</a>, <a href="https://old.example/post-2/">the other</a>.'
  const content = aWxr(aWxrItem({ id: 1, html }) + aWxrItem({ id: 2 }))
  const { items } = await anImport(db, { folder: tempFolder(), content })
  expect(items.map(({ outcome }) => outcome)).toEqual(['created', 'created'])
  expect((await findPublishedPost(db, 'post-1'))?.body).toContain(`href="page:${items[1]?.entryId}"`)
})

test('posts without a number of their own are told apart, and of one number the first is taken', async ({ db }) => {
  const folder = tempFolder()
  const none = (slug: string) => aWxrItem({ id: 0, guid: '', slug, title: slug })
  const first = await anImport(db, { folder, content: aWxr(none('a') + none('b') + aWxrItem({ id: 7, slug: 'c' })) })
  expect(first.items.map(({ outcome, slug }) => [outcome, slug])).toEqual([
    ['created', 'a'],
    ['created', 'b'],
    ['created', 'c'],
  ])
  const other = aWxr(none('d') + aWxrItem({ id: 0, guid: 'urn:e', slug: 'e' }) + aWxrItem({ id: 8 }).repeat(2))
  const second = await anImport(db, { folder, content: other })
  expect(second.items.map(({ outcome }) => outcome)).toEqual(['created', 'created', 'created', 'refused'])
  expect(second.items[3]?.notes).toEqual([expect.stringContaining('Duplicate of the item on line')])
  expect((await findPublishedPost(db, 'a'))?.title).toBe('a')
})

test('a picture that could not be had is looked for again when the same file is imported again', async ({ db }) => {
  const folder = tempFolder()
  const uploads = path.join(folder, 'uploads')
  mkdirSync(uploads)
  const html = '<img src="https://old.example/wp-content/uploads/a.svg" alt="A">'
  const given = { folder, content: aWxr(aWxrItem({ id: 1, html, slug: 'p' })), pictures: uploads }
  expect((await anImport(db, given)).items[0]?.notes).not.toEqual([])
  writeFileSync(path.join(uploads, 'a.svg'), drawing)
  expect((await anImport(db, given)).items).toMatchObject([{ outcome: 'updated', notes: [] }])
  expect((await findPublishedPost(db, 'p'))?.body).toContain('/media/')
  expect((await anImport(db, given)).items).toMatchObject([{ outcome: 'unchanged' }])
})

test('a picture whose parent has a very long name stops nothing, and no title commands the terminal', async ({
  db,
}) => {
  const parent = `<wp:post_parent>${'9'.repeat(3_000)}</wp:post_parent>`
  const picture = aWxrItem({ id: 1, type: 'attachment', status: 'inherit', url: 'https://old.example/a.png' })
  const content = aWxr(
    picture.replace(/<wp:post_parent>.*<\/wp:post_parent>/, parent) +
      aWxrItem({ id: 2, status: 'trash', title: 'A \u0085 B' }),
  )
  const { items, printed } = await anImport(db, { folder: tempFolder(), content })
  expect(items.map(({ outcome }) => outcome)).toEqual(['listed', 'refused'])
  expect(printed.join('')).not.toMatch(/\p{Cc}/u)
})

test('an old address that is taken already, and what a page cannot hold, are in the report', async ({ db }) => {
  await db.insertInto('redirects').values({ fromPath: '/taken', toPath: '/elsewhere', status: 301 }).execute()
  const at = (path: string) => `https://old.example/${path}/`
  const tag = '<category domain="post_tag" nicename="x"><![CDATA[X]]></category>'
  const parts = (html: string) =>
    aWxr(
      aWxrItem({ id: 1, link: at('taken'), html }) +
        aWxrItem({ id: 2, link: at('twice'), html }) +
        aWxrItem({ id: 3, link: at('twice'), html }) +
        aWxrItem({ id: 4, type: 'page', terms: tag, html }),
    )
  const folder = tempFolder()
  const notes = [
    ['The old URL cannot be redirected: /taken already redirects to another URL.'],
    [],
    ['The old URL cannot be redirected: /twice already redirects to another URL.'],
    ['Pages have no author: mara was removed.', 'Pages have no tags: X removed.'],
  ]
  for (const [html, isDryRun] of [
    ['A', true],
    ['A', false],
    ['B', false],
  ] as const) {
    const { items } = await anImport(db, { folder, content: parts(html), isDryRun })
    expect(items.map((item) => item.notes)).toEqual(notes)
  }
})

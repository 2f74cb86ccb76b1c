import { sql } from 'kysely'
import { pictureSrcSet, pictureUrlAtLeast } from '~/wings/site/media/picture'
import { expect, test } from '~test/test'
import { aPost } from './fixtures'
import {
  findNextPostPublication,
  findPublishedPost,
  listNewestPosts,
  listPublishedPosts,
  listRelatedPosts,
} from './queries.server'

test('drafts and scheduled posts are not found, and a scheduled post is found at its moment', async ({ db }) => {
  await aPost(db, { slug: 'draft', publishedAt: null })
  await aPost(db, { slug: 'scheduled', publishedAt: new Date('2026-03-02') })
  expect(await findPublishedPost(db, 'draft')).toBeUndefined()
  expect(await findPublishedPost(db, 'scheduled', new Date('2026-03-01'))).toBeUndefined()
  expect(await findPublishedPost(db, 'scheduled', new Date('2026-03-02'))).toMatchObject({ slug: 'scheduled' })
})

test('home gets the newest published posts and no more', async ({ db }) => {
  for (const day of [4, 1, 3, 2]) await aPost(db, { slug: `day-${day}`, publishedAt: new Date(`2026-01-0${day}`) })
  await aPost(db, { slug: 'draft', publishedAt: null })
  await aPost(db, { slug: 'scheduled', publishedAt: new Date('2026-02-02') })
  const posts = await listNewestPosts(db, 3, new Date('2026-02-01'))
  expect(posts.map(({ slug }) => slug)).toEqual(['day-4', 'day-3', 'day-2'])
})

test('the read time is 5 minutes when none is stored', async ({ db }) => {
  await aPost(db, { slug: 'a' })
  expect(await findPublishedPost(db, 'a')).toMatchObject({ readTimeMinutes: 5, cover: null })
})

test('lists are newest first, by category, and tell how many pages there are', async ({ db }) => {
  for (const day of [1, 2, 3]) {
    await aPost(db, {
      slug: `day-${day}`,
      category: day === 2 ? 'guides' : 'case-studies',
      publishedAt: new Date(`2026-01-0${day}`),
    })
  }
  const all = await listPublishedPosts(db, { category: null, page: 1, size: 2 })
  expect(all.posts.map(({ slug }) => slug)).toEqual(['day-3', 'day-2'])
  expect(all.pages).toBe(2)
  const guides = await listPublishedPosts(db, { category: 'guides', page: 1, size: 2 })
  expect(guides).toMatchObject({ pages: 1, posts: [{ slug: 'day-2' }] })
})

test('related posts are those of the same category first', async ({ db }) => {
  await aPost(db, { slug: 'this', category: 'guides' })
  await aPost(db, { slug: 'other', category: 'product', publishedAt: new Date('2026-02-01') })
  await aPost(db, { slug: 'same', category: 'guides', publishedAt: new Date('2025-01-01') })
  const related = await listRelatedPosts(db, { slug: 'this', category: 'guides' }, 3)
  expect(related.map(({ slug }) => slug)).toEqual(['same', 'other'])
})

test('the next publication is the earliest scheduled one', async ({ db }) => {
  const now = new Date('2026-03-01')
  expect(await findNextPostPublication(db, now)).toBeFalsy()
  await aPost(db, { publishedAt: new Date('2026-03-09') })
  await aPost(db, { publishedAt: new Date('2026-03-05') })
  expect(await findNextPostPublication(db, now)).toEqual(new Date('2026-03-05'))
})

test('a list that fails on today’s columns is read by the older ones', async ({ database: { db } }) => {
  await sql`drop table blog_posts cascade`.execute(db)
  await sql`create table blog_posts (slug text, title text, summary text, tags text[], read_time text, featured_image text, published boolean, created_at timestamptz)`.execute(
    db,
  )
  await sql`insert into blog_posts values ('old', 'Old', 'A summary', '{case-studies,x}', '7 min read', '/old.png', true, '2024-01-01Z'), ('away', 'Away', null, null, null, '//elsewhere.example/a.png', true, '2023-01-01Z'), ('draft', 'D', '', '{}', '', '', false, now())`.execute(
    db,
  )
  const posts = await listNewestPosts(db, 3)
  const [{ cover } = { cover: null }, away] = posts
  expect(cover && [pictureUrlAtLeast(cover, 800), pictureSrcSet(cover)]).toEqual(['/old.png', ''])
  expect(away).toMatchObject({ category: '', cover: null, readTimeMinutes: 5 })
  expect(posts).toMatchObject([
    {
      slug: 'old',
      title: 'Old',
      description: 'A summary',
      category: 'case-studies',
      author: '',
      cover: { address: '/old.png' },
      readTimeMinutes: 7,
      publishedAt: new Date('2024-01-01Z'),
    },
    { slug: 'away' },
  ])
})

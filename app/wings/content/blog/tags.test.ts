import { aCategory } from '~/wings/publishing/categories/fixtures'
import { expect, test } from '~test/test'
import { findFeedContent } from './feed-content.queries.server'
import { aPost } from './fixtures'
import { findPostTag, listPostsWithTag, listPostTags } from './tags.queries.server'

test('writings of a tag are one page, newest first; drafts and letters that are not Latin make none', async ({
  db,
}) => {
  await aPost(db, { slug: 'a', tags: ['SEO', '新闻'], publishedAt: new Date('2026-01-02') })
  await aPost(db, { slug: 'b', tags: ['seo'], publishedAt: new Date('2026-01-03') })
  await aPost(db, { slug: 'c', tags: ['SEO'], publishedAt: new Date('2026-01-01') })
  await aPost(db, { slug: 'd', tags: ['Drafts'], publishedAt: null })
  expect(await listPostTags(db)).toEqual([{ slug: 'seo', name: 'SEO', writings: ['SEO', 'seo'] }])
  const tag = await findPostTag(db, 'seo')
  if (!tag) throw new Error('no tag')
  const page = (number: number) => listPostsWithTag(db, tag, { page: number, size: 2 })
  expect(await page(1)).toMatchObject({ count: 3, pages: 2, posts: [{ slug: 'b' }, { slug: 'a' }] })
  expect(await page(2)).toMatchObject({ posts: [{ slug: 'c' }] })
})

test('a feed is about all posts, a category or a tag', async ({ db }) => {
  await aCategory(db, { slug: 'guides', name: 'Guides', formerSlugs: ['how-to'] })
  await aPost(db, { slug: 'a', category: 'guides', tags: ['One'] })
  await aPost(db, { slug: 'b', category: '', publishedAt: new Date('2025-01-01') })
  const read = (query: string) => findFeedContent(db, new URLSearchParams(query))
  expect(await read('')).toMatchObject({ listPath: '/blog', query: '', posts: [{ slug: 'a' }, { slug: 'b' }] })
  expect(await read('category=how-to')).toMatchObject({
    name: 'Guides',
    listPath: '/blog?category=guides',
    query: '?category=guides',
    posts: [{ slug: 'a' }],
  })
  expect(await read('tag=one')).toMatchObject({ name: 'One', listPath: '/blog?tag=one', posts: [{ slug: 'a' }] })
  expect([await read('tag=two'), await read('category=two')]).toEqual([undefined, undefined])
})

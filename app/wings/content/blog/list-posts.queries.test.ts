import type { Insertable } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import type { BlogPosts } from '~/platform/database/tables'
import { expect, test } from '~test/test'
import { aPost } from './fixtures'
import { listDistinctValues, listPostsForAdmin } from './list-posts.queries.server'
import { isPostListFiltered, parsePostFilter } from './post-filter'

const now = new Date('2026-06-01')
const day = (number: number) => new Date(Date.UTC(2026, 0, number))

function list(db: Database, address: string, size = 50) {
  return listPostsForAdmin(db, parsePostFilter(new URLSearchParams(address)), size, now)
}

const titles = async (db: Database, address: string) => (await list(db, address)).rows.map(({ title }) => title)

const titled = (db: Database, title: string, post: Partial<Insertable<BlogPosts>> = {}) => aPost(db, { title, ...post })

test('every post is in the list but those in the trash, the last changed first', async ({ db }) => {
  await titled(db, 'old', { savedAt: day(1) })
  await titled(db, 'draft', { savedAt: day(3), publishedAt: null })
  await titled(db, 'deleted', { savedAt: day(4), publishedAt: null, deletedAt: now })
  await titled(db, 'scheduled', { savedAt: day(2), publishedAt: new Date('2027-01-01') })
  expect(await titles(db, '')).toEqual(['draft', 'scheduled', 'old'])
})

test('each status shows its own posts', async ({ db }) => {
  await titled(db, 'public')
  await titled(db, 'changed', { revision: 2, contentRevision: 1 })
  await titled(db, 'draft', { publishedAt: null })
  await titled(db, 'scheduled', { publishedAt: new Date('2027-01-01') })
  await titled(db, 'deleted', { publishedAt: null, deletedAt: now })
  const found = async (status: string) => (await titles(db, `status=${status}&sort=title`)).join(' ')
  expect(await found('published')).toBe('changed public')
  expect(await found('scheduled')).toBe('scheduled')
  expect(await found('draft')).toBe('draft')
  expect(await found('changes')).toBe('changed')
  expect(await found('trash')).toBe('deleted')
  expect(await found('nonsense')).toBe('changed draft public scheduled')
})

test('filters narrow together: category, author, tag', async ({ db }) => {
  await titled(db, 'one', { category: 'guides', author: 'Ada', tags: ['a', 'b'] })
  await titled(db, 'two', { category: 'guides', author: 'Bob', tags: ['b'] })
  await titled(db, 'three', { category: 'product', author: 'Ada', tags: [] })
  expect(await titles(db, 'category=guides&sort=title')).toEqual(['one', 'two'])
  expect(await titles(db, 'author=Ada&category=guides')).toEqual(['one'])
  expect(await titles(db, 'tag=b&sort=-title')).toEqual(['two', 'one'])
  expect(await titles(db, 'tag=nothing')).toEqual([])
  expect(await listDistinctValues(db, 'author')).toEqual(['Ada', 'Bob'])
})

test('search finds words of title and text, the last one as far as it is typed', async ({ db }) => {
  await titled(db, 'Estimating a release', { body: '<p>Three points of view</p>' })
  await titled(db, 'Something else', { body: '<p>An estimate is a range</p>' })
  expect(await titles(db, 'q=estim&sort=title')).toEqual(['Estimating a release', 'Something else'])
  expect(await titles(db, 'q=point release')).toEqual(['Estimating a release'])
  expect(await titles(db, 'q=view estimates')).toEqual(['Estimating a release'])
  expect(await titles(db, 'q=absent')).toEqual([])
})

test.for(["' or 1=1 --", 'a & | ! ( )', '<script>', ':*', '\\', 'the', '\u0000a', 'é'.repeat(500), '\ud800'])(
  'the search for %j does no harm',
  async (q, { db }) => {
    await titled(db, 'One')
    const filter = parsePostFilter(
      new URLSearchParams({ q, category: q, author: q, tag: q, sort: q, after: q, before: q }),
    )
    expect((await listPostsForAdmin(db, filter, 10, now)).rows).toEqual([])
  },
)

test.for(['saved', '-saved', 'title', '-title', 'published', '-published'])(
  'paging by %s forth and back shows every post once and in order',
  async (sort, { db }) => {
    for (let number = 0; number < 23; number++) {
      const publishedAt = number % 5 === 0 ? null : day(1 + (number % 4))
      await titled(db, `Title ${number % 6}`, { savedAt: day(1 + (number % 3)), publishedAt })
    }
    const all = (await list(db, `sort=${sort}`)).rows.map(({ id }) => id)
    const forth: string[] = []
    let page = await list(db, `sort=${sort}`, 5)
    expect(page.before).toBeNull()
    forth.push(...page.rows.map(({ id }) => id))
    while (page.after) {
      page = await list(db, `sort=${sort}&after=${page.after}`, 5)
      forth.push(...page.rows.map(({ id }) => id))
    }
    expect(forth).toEqual(all)
    const back = page.rows.map(({ id }) => id)
    while (page.before) {
      page = await list(db, `sort=${sort}&before=${page.before}`, 5)
      back.unshift(...page.rows.map(({ id }) => id))
    }
    expect(back).toEqual(all)
  },
)

test('a mark of a post that is gone leads to the first page', async ({ db }) => {
  await titled(db, 'only')
  expect(await titles(db, `after=${crypto.randomUUID()}`)).toEqual(['only'])
})

test('an address says whether it filters', () => {
  expect(isPostListFiltered(parsePostFilter(new URLSearchParams('sort=title')))).toBe(false)
  expect(isPostListFiltered(parsePostFilter(new URLSearchParams('q=a')))).toBe(true)
})

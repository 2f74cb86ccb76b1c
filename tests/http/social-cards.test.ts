import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSiteDatabase } from '~/platform/database/embedded-postgres/open-site-database.server'
import { httpRequest } from '~test/http'
import { type RunningSite, startSite } from '~test/running-site'
import { createSiteFolder } from '~test/site-folder'

const DATA_DIR = await createSiteFolder()
let site: RunningSite

const settings = [
  {
    pagePath: '/blog/three-point-estimates',
    twitterTitle: 'Three numbers beat one',
    ogDescription: 'For networks only.',
  },
  { pagePath: '/blog/fast-pages-do-less', ogTitle: 'As networks call it', twitterImage: '/favicon.svg' },
]

beforeAll(async () => {
  const { db, close } = await openSiteDatabase({ DATA_DIR })
  await db.insertInto('seoSettings').values(settings).execute()
  await close()
  site = await startSite({ DATA_DIR })
})
afterAll(async () => {
  await site.stop()
  rmSync(DATA_DIR, { recursive: true })
})

const pageAt = async (path: string) => (await httpRequest(site.origin, path)).text

/** What networks read in the head of a page. */
async function tagsOf(path: string) {
  const html = await pageAt(path)
  const contentOf = (name: string) => new RegExp(`<meta name="twitter:${name}" content="([^"]*)"`).exec(html)?.[1]
  return {
    title: contentOf('title'),
    description: contentOf('description'),
    image: contentOf('image')?.replace(/^http:\/\/[^/]+/, ''),
  }
}

/** What a test page draws. */
async function cardAt(path: string) {
  const card = /<figure.*?<\/figure>/s.exec(await pageAt(path))?.[0] ?? ''
  return {
    title: /<strong>([^<]*)/.exec(card)?.[1],
    description: /<\/strong><span[^>]*>([^<]*)/.exec(card)?.[1],
    image: /<img src="([^"]*)"/.exec(card)?.[1],
  }
}

test('/test-twitter draws what the home page itself tells networks', async () => {
  const card = await cardAt('/test-twitter')
  expect(card).toEqual(await tagsOf('/'))
  expect(card.title).toBe('Harbor: finished software and senior product leads')
  expect((await httpRequest(site.origin, card.image ?? '')).headers['content-type']).toMatch(/^image\//)
})

test.each([
  ['scope-first-release-in-a-week', { title: /How to scope/, image: /^\/og\/blog\// }],
  ['three-point-estimates', { title: /^Three numbers beat one$/, description: /^For networks only\.$/ }],
  ['fast-pages-do-less', { title: /^As networks call it$/, image: /^\/favicon\.svg$/ }],
])(
  '/test-blog-twitter draws what the post %s tells networks, with its own network titles and pictures',
  async (slug, said) => {
    const card = await cardAt(`/test-blog-twitter?slug=${slug}`)
    expect(card).toEqual(await tagsOf(`/blog/${slug}`))
    for (const [part, pattern] of Object.entries(said)) expect(card[part as keyof typeof card]).toMatch(pattern)
    expect((await httpRequest(site.origin, card.image ?? '')).headers['content-type']).toMatch(/^image\//)
  },
)

test('a post that is not there has no card', async () => {
  expect(await cardAt('/test-blog-twitter?slug=nothing-here')).toMatchObject({
    title: 'Post not found',
    image: undefined,
  })
})

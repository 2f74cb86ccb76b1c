import { asAdmin, pagesDeep, printFirstBytes } from './admin-lists.mjs'
import { filledSite } from './filled-site.mjs'
import { makeManyPosts } from './many-posts.mjs'

/** First bytes of the lists with 100,000 posts; public pages are rendered anew for each request. */
export async function posts() {
  const site = await filledSite(makeManyPosts)
  await asAdmin({ ...site, script: './serve-uncached.mjs' }, async (origin, cookie) =>
    printFirstBytes(origin, cookie, await addresses(origin, cookie)),
  )
}

/** @returns {Promise<[string, string][]>} */
async function addresses(/** @type {string} */ origin, /** @type {string} */ cookie) {
  const deep = await pagesDeep(origin, cookie, '/admin/blog', 40)
  return [
    ['admin list', '/admin/blog'],
    ['admin list, 40 pages deep', deep],
    ['admin list by title', '/admin/blog?sort=title'],
    ['search: a common word', '/admin/blog?q=number'],
    ['search: a word of a few posts', '/admin/blog?q=99999'],
    ['search: the beginning of a word', '/admin/blog?q=abc'],
    ['search: nothing found', '/admin/blog?q=zzzzzz'],
    ['filter: drafts', '/admin/blog?status=draft'],
    ['filter: the trash', '/admin/blog?status=trash'],
    ['filter: changes not published', '/admin/blog?status=changes'],
    ['filter: a rare author', '/admin/blog?author=Rare+Author'],
    ['filter: a rare tag, by title', '/admin/blog?tag=rare&sort=title'],
    ['filter: author, category, drafts', '/admin/blog?author=Author+3&category=guides&status=draft'],
    ['search and filter', '/admin/blog?q=abc&status=published&category=guides'],
    ['public list', '/blog'],
    ['public list, page 7,000', '/blog?page=7000'],
    ['public list of a category, page 1,800', '/blog?category=guides&page=1800'],
    ['public post', '/blog/bench-4711'],
    ['home', '/'],
    ['feed.xml', '/feed.xml'],
    ['sitemap.xml', '/sitemap.xml'],
    ...(await sitemapFiles(origin)),
    ['sitemap', '/sitemap'],
  ]
}

/** @returns {Promise<[string, string][]>} */
async function sitemapFiles(/** @type {string} */ origin) {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text()
  if (!xml.includes('<sitemapindex')) return []
  const files = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname)
  // there may be hundreds: the first, one from the middle, the last
  const some = [0, 0.5, 0.999].map((share) => files[Math.floor(files.length * share)] ?? '')
  return some.map((file) => [file, file])
}

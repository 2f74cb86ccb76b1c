import { filledSite } from './filled-site.mjs'
import { printPublicFirstBytes } from './first-byte.mjs'
import { MANY_POSTS, makeManyPosts } from './many-posts.mjs'

/** What readers wait for at 100,000 posts when no page is kept: the first byte. */
export async function readers() {
  await printPublicFirstBytes(await filledSite(makeManyPosts), whatIsRead)
}

/** @param {string} origin @returns {Promise<Record<string, (round: number) => string>>} */
async function whatIsRead(origin) {
  const index = await (await fetch(`${origin}/sitemap.xml`)).text()
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname)
  const sample = await (await fetch(origin + (files.find((file) => file.includes('posts')) ?? '/sitemap.xml'))).text()
  const posts = [...sample.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname)
  const words = ['sentence', 'part', '34173', 'e58', 'cfa53', 'f9fd2', 'a36e84']
  const numbered = (/** @type {number} */ round) => (round * 1_597) % MANY_POSTS
  const at = (/** @type {string[]} */ list) => (/** @type {number} */ round) => list[round % list.length] ?? '/'
  return {
    'the first page of the list': () => '/blog',
    'a page deep in the list': (round) => `/blog?page=${100 + ((round * 1_597) % 7_300)}`,
    'a page deep in a category': (round) => `/blog?category=guides&page=${10 + ((round * 397) % 1_800)}`,
    'a post': at(posts),
    'a search for a common word': at(words.map((word) => `/blog?q=${word}`)),
    'a search for two common words': (round) => `/blog?q=${at(words)(round)}+${at(words)(round + 1)}`,
    'a search for a rare word': (round) => `/blog?q=${numbered(round)}`,
    'a search in a category': at(words.map((word) => `/blog?category=guides&q=${word}`)),
    'a search for a tag': (round) => `/blog?q=tag-${round}`,
    'a search for half a word': (round) => `/blog?q=numbe+${numbered(round)}`,
    'a search that finds nothing': (round) => `/blog?q=nothing${round}`,
    'a search for a mistyped word': (round) => `/blog?q=sentnece+${numbered(round)}`,
    'the whole site: a common word': at(words.map((word) => `/search?q=${word}`)),
    'the whole site: a rare word': (round) => `/search?q=${numbered(round)}`,
    'the whole site: mistyped words': at(
      ['sentnece', 'setnence', 'numbr', 'sentencepart', 'paart'].map((q) => `/search?q=${q}`),
    ),
    'the whole site: words that stand apart': (round) => `/search?q=${numbered(round)}+${numbered(round + 1)}`,
    'the whole site: nothing': (round) => `/search?q=xqzvbt${round}`,
    suggestions: at(['sen', 'post', 'numb', 'sentnece', 'post+number+34', 'xqzvbt'].map((q) => `/api/search?q=${q}`)),
    '/sitemap.xml': () => '/sitemap.xml',
    'one of its files': at(files),
    'a page of the sitemap for people': (round) => `/sitemap?page=${1 + ((round * 37) % 480)}`,
    'the feeds': (round) => (round % 2 ? '/feed.xml' : '/feed.json'),
    'the home page': () => '/',
  }
}

import { listNewestPosts } from '~/domains/blog/queries.server'
import { listLandingPageTitles } from '~/domains/landing-pages/sitemap.queries.server'
import { productPath } from '~/domains/products/product'
import { listNewestProducts } from '~/domains/products/queries.server'
import { listedPaths } from '~/domains/seo/listed-pages.server'
import { findBrand } from '~/domains/settings/queries.server'
import type { ListedSite } from '../sitemap/sitemap.server'
import { writtenTexts } from '../written-pages.server'
import { asLine } from './page-as-text'

/** What /llms.txt depends on. */
export const llmsTags = ['brand', 'posts', 'products', 'landing-pages', 'seo']

// a reader has a window: the newest of each kind, and the sitemap for the rest
const MOST_OF_A_KIND = 200

interface Entry {
  path: string
  title: string
  note?: string
}

/** The site for language models (llmstxt.org): who it is, and its pages as Markdown, each with what it is about. */
export async function llmsText({ db, origin }: ListedSite) {
  const brand = await findBrand(db)
  const sections = []
  for (const { title, entries } of await kindsOfEntries(db)) {
    const paths = entries.map(({ path }) => path)
    const listed = await listedPaths(db, origin, paths)
    const lines = entries.filter(({ path }) => listed.has(path)).map((entry) => lineOf(entry, origin))
    if (lines.length > 0) sections.push(`## ${title}\n\n${lines.join('\n')}\n`)
  }
  const rest = `## Optional\n\n- [Every page](${origin}/sitemap.xml)\n- [New posts](${origin}/feed.xml)\n`
  return [`# ${asLine(brand.name)}\n`, `> ${asLine(brand.description)}\n`, ...sections, rest].join('\n')
}

function lineOf({ path, title, note }: Entry, origin: string) {
  return `- [${asLine(title)}](${origin}${path}.md)${note ? `: ${asLine(note)}` : ''}`
}

async function kindsOfEntries(db: ListedSite['db']): Promise<{ title: string; entries: Entry[] }[]> {
  const products = await listNewestProducts(db, MOST_OF_A_KIND)
  const posts = await listNewestPosts(db, MOST_OF_A_KIND)
  return [
    {
      title: 'Products',
      entries: products.map(({ slug, name, tagline }) => ({ path: productPath(slug), title: name, note: tagline })),
    },
    { title: 'Help and terms', entries: writtenTexts() },
    { title: 'Landing pages', entries: await listLandingPageTitles(db, { from: 0, size: MOST_OF_A_KIND }) },
    {
      title: 'Blog',
      entries: posts.map(({ slug, title, description }) => ({ path: `/blog/${slug}`, title, note: description })),
    },
  ]
}

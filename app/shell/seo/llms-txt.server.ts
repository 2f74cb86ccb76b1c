import { listNewestPosts } from '~/wings/content/blog/queries.server'
import { listSubpageTitles } from '~/wings/content/landing-pages/sitemap.queries.server'
import { productPath } from '~/wings/shop/products/product'
import { listNewestProducts } from '~/wings/shop/products/queries.server'
import { findBrand } from '~/wings/site/settings/queries.server'
import { findSitemapPaths } from '~/wings/web/seo/sitemap-paths.queries.server'
import { escapeMarkdownLine } from './page-markdown'
import type { SitemapContext } from './sitemap.server'

/** What /llms.txt depends on. */
export const llmsTxtTags = ['brand', 'posts', 'products', 'landing-pages', 'seo']

// a reader has a window: the newest of each kind, and the sitemap for the rest
const MAX_PER_SECTION = 200

interface LlmsTxtLink {
  path: string
  title: string
  note?: string
}

/** The site for language models (llmstxt.org): who it is, and its pages as Markdown, each with what it is about. */
export async function renderLlmsTxt({ db, origin }: SitemapContext) {
  const brand = await findBrand(db)
  const sections = []
  for (const { title, entries } of await listSections(db)) {
    const paths = entries.map(({ path }) => path)
    const listed = await findSitemapPaths(db, origin, paths)
    const lines = entries.filter(({ path }) => listed.has(path)).map((entry) => renderLink(entry, origin))
    if (lines.length > 0) sections.push(`## ${title}\n\n${lines.join('\n')}\n`)
  }
  const rest = `## Optional\n\n- [All pages](${origin}/sitemap.xml)\n- [New posts](${origin}/feed.xml)\n`
  return [
    `# ${escapeMarkdownLine(brand.name)}\n`,
    ...(brand.description ? [`> ${escapeMarkdownLine(brand.description)}\n`] : []),
    ...sections,
    rest,
  ].join('\n')
}

function renderLink({ path, title, note }: LlmsTxtLink, origin: string) {
  return `- [${escapeMarkdownLine(title)}](${origin}${path}.md)${note ? `: ${escapeMarkdownLine(note)}` : ''}`
}

async function listSections(db: SitemapContext['db']): Promise<{ title: string; entries: LlmsTxtLink[] }[]> {
  const products = await listNewestProducts(db, MAX_PER_SECTION)
  const posts = await listNewestPosts(db, MAX_PER_SECTION)
  const pages = await listSubpageTitles(db, { from: 0, size: MAX_PER_SECTION })
  return [
    {
      title: 'Products',
      entries: products.map(({ slug, name, tagline }) => ({ path: productPath(slug), title: name, note: tagline })),
    },
    { title: 'Pages', entries: pages },
    {
      title: 'Blog',
      entries: posts.map(({ slug, title, description }) => ({ path: `/blog/${slug}`, title, note: description })),
    },
  ]
}

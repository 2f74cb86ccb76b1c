import type { RouterContextProvider } from 'react-router'
import { databaseContext, pageContext } from '~/platform/http/request-context.server'
import { slugPattern } from '~/platform/text/slug'
import { htmlToMarkdown } from '~/rich-text/html-to-markdown'
import { findPublishedPost } from '~/wings/content/blog/queries.server'
import { findLandingPageText } from '~/wings/content/landing-pages/page-text.queries.server'
import { productToHtml } from '~/wings/shop/products/product-to-html'
import { findPublishedProduct } from '~/wings/shop/products/queries.server'
import { findBrand } from '~/wings/site/settings/queries.server'
import { resolvePageLinksForVisitors } from '~/wings/web/pages/page-links.queries.server'
import { findPageSeoContext } from '~/wings/web/seo/queries.server'
import type { PageMarkdown } from './page-markdown'

type Context = Readonly<RouterContextProvider>

/** What the public page at `path` says; undefined where no page has a text. It may be kept as long as the page itself. */
export async function findPageMarkdown(context: Context, path: string): Promise<PageMarkdown | undefined> {
  const found = await findContentMarkdown(context, path)
  if (!found) return undefined
  context.get(pageContext).addCacheTags(`seo:${found.canonical}`)
  const { seo } = await findPageSeoContext(context.get(databaseContext), found.canonical)
  return { ...found, canonical: seo?.canonicalUrl || found.canonical }
}

function findContentMarkdown(context: Context, path: string) {
  const [, folder, slug = ''] = /^\/(blog|tools)\/([^/]+)$/.exec(path) ?? []
  if (!folder) return landingPageMarkdown(context, path)
  if (!slugPattern.test(slug)) return undefined
  return folder === 'blog' ? postMarkdown(context, slug) : productMarkdown(context, slug)
}

async function postMarkdown(context: Context, slug: string): Promise<PageMarkdown | undefined> {
  const post = await findPublishedPost(context.get(databaseContext), slug)
  if (!post) return undefined
  const { id, title, description, publishedAt, updatedAt, body } = post
  context.get(pageContext).addCacheTags(`post:${id}`)
  return {
    canonical: `/blog/${slug}`,
    title,
    description,
    publishedAt,
    updatedAt,
    markdown: await toMarkdown(context, body),
  }
}

async function productMarkdown(context: Context, slug: string): Promise<PageMarkdown | undefined> {
  const db = context.get(databaseContext)
  const product = await findPublishedProduct(db, slug)
  if (!product) return undefined
  const { id, name, description, publishedAt, updatedAt } = product
  context.get(pageContext).addCacheTags(`product:${id}`, 'brand')
  const text = await toMarkdown(context, productToHtml(product, (await findBrand(db)).language))
  return { canonical: `/tools/${slug}`, title: name, description, publishedAt, updatedAt, markdown: text }
}

async function landingPageMarkdown(context: Context, path: string): Promise<PageMarkdown | undefined> {
  const page = await findLandingPageText(context.get(databaseContext), path)
  if (!page) return undefined
  const { id, html, path: canonical, ...words } = page
  context.get(pageContext).addCacheTags(`landing-page:${id}`)
  return { ...words, canonical, markdown: await toMarkdown(context, html) }
}

async function toMarkdown(context: Context, html: string) {
  return htmlToMarkdown(await resolvePageLinksForVisitors(context, html))
}

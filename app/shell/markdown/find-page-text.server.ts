import type { RouterContextProvider } from 'react-router'
import { findPublishedPost } from '~/domains/blog/queries.server'
import { findLandingPageText } from '~/domains/landing-pages/page-text.queries.server'
import { resolvePageLinksForVisitors } from '~/domains/pages/links.server'
import { productToHtml } from '~/domains/products/product-as-html'
import { findPublishedProduct } from '~/domains/products/queries.server'
import { findPageSeoContext } from '~/domains/seo/queries.server'
import { databaseContext, pageContext } from '~/platform/context.server'
import { slugPattern } from '~/platform/slug'
import { htmlToMarkdown } from '~/rich-text/markdown-of'
import { loadStaticPageMarkdown } from '../written-pages.server'
import type { PageMarkdown } from './page-as-text'

type Context = Readonly<RouterContextProvider>

/** What the public page at `path` says; undefined where no page has a text. It may be kept as long as the page itself. */
export async function findPageMarkdown(context: Context, path: string): Promise<PageMarkdown | undefined> {
  const found = (await loadStaticPageMarkdown(context, path)) ?? (await findContentMarkdown(context, path))
  if (!found) return undefined
  context.get(pageContext).addCacheTags(`seo:${found.canonical}`)
  const { seo } = await findPageSeoContext(context.get(databaseContext), found.canonical)
  return { ...found, canonical: seo?.canonicalUrl || found.canonical }
}

function findContentMarkdown(context: Context, path: string) {
  const [, folder = '', slug = ''] = /^\/(?:(blog|tools|lp)\/)?([^/]+)$/.exec(path) ?? []
  if (!slugPattern.test(slug)) return undefined
  if (folder === 'blog') return postMarkdown(context, slug)
  if (folder === 'tools') return productMarkdown(context, slug)
  return landingPageMarkdown(context, { folder, slug })
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
  const product = await findPublishedProduct(context.get(databaseContext), slug)
  if (!product) return undefined
  const { id, name, description, publishedAt, updatedAt } = product
  context.get(pageContext).addCacheTags(`product:${id}`)
  const text = await toMarkdown(context, productToHtml(product))
  return { canonical: `/tools/${slug}`, title: name, description, publishedAt, updatedAt, markdown: text }
}

async function landingPageMarkdown(
  context: Context,
  place: { folder: string; slug: string },
): Promise<PageMarkdown | undefined> {
  const page = await findLandingPageText(context.get(databaseContext), place)
  if (!page) return undefined
  const { id, path, html, ...words } = page
  context.get(pageContext).addCacheTags(`landing-page:${id}`)
  return { ...words, canonical: path, markdown: await toMarkdown(context, html) }
}

async function toMarkdown(context: Context, html: string) {
  return htmlToMarkdown(await resolvePageLinksForVisitors(context, html))
}

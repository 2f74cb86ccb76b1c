import type { RouterContextProvider } from 'react-router'
import { findPublishedPost } from '~/domains/blog/queries.server'
import { findLandingPageText } from '~/domains/landing-pages/page-text.queries.server'
import { showLinks } from '~/domains/pages/links.server'
import { productAsHtml } from '~/domains/products/product-as-html'
import { findPublishedProduct } from '~/domains/products/queries.server'
import { findPageSettings } from '~/domains/seo/queries.server'
import { databaseContext, pageContext } from '~/platform/context.server'
import { slugPattern } from '~/platform/slug'
import { markdownOf } from '~/rich-text/markdown-of'
import { showWrittenText } from '../written-pages.server'
import type { PageText } from './page-as-text'

type Context = Readonly<RouterContextProvider>

/** What the public page at `path` says; undefined where no page has a text. It may be kept as long as the page itself. */
export async function findPageText(context: Context, path: string): Promise<PageText | undefined> {
  const found = (await showWrittenText(context, path)) ?? (await findContent(context, path))
  if (!found) return undefined
  context.get(pageContext).shows(`seo:${found.canonical}`)
  const { seo } = await findPageSettings(context.get(databaseContext), found.canonical)
  return { ...found, canonical: seo?.canonicalUrl || found.canonical }
}

function findContent(context: Context, path: string) {
  const [, folder = '', slug = ''] = /^\/(?:(blog|tools|lp)\/)?([^/]+)$/.exec(path) ?? []
  if (!slugPattern.test(slug)) return undefined
  if (folder === 'blog') return postText(context, slug)
  if (folder === 'tools') return productText(context, slug)
  return landingPageText(context, { folder, slug })
}

async function postText(context: Context, slug: string): Promise<PageText | undefined> {
  const post = await findPublishedPost(context.get(databaseContext), slug)
  if (!post) return undefined
  const { id, title, description, publishedAt, updatedAt, body } = post
  context.get(pageContext).shows(`post:${id}`)
  return { canonical: `/blog/${slug}`, title, description, publishedAt, updatedAt, text: await read(context, body) }
}

async function productText(context: Context, slug: string): Promise<PageText | undefined> {
  const product = await findPublishedProduct(context.get(databaseContext), slug)
  if (!product) return undefined
  const { id, name, description, publishedAt, updatedAt } = product
  context.get(pageContext).shows(`product:${id}`)
  const text = await read(context, productAsHtml(product))
  return { canonical: `/tools/${slug}`, title: name, description, publishedAt, updatedAt, text }
}

async function landingPageText(
  context: Context,
  place: { folder: string; slug: string },
): Promise<PageText | undefined> {
  const page = await findLandingPageText(context.get(databaseContext), place)
  if (!page) return undefined
  const { id, path, html, ...words } = page
  context.get(pageContext).shows(`landing-page:${id}`)
  return { ...words, canonical: path, text: await read(context, html) }
}

async function read(context: Context, html: string) {
  return markdownOf(await showLinks(context, html))
}

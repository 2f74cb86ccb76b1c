import type { Database } from '~/platform/database/database.server'
import { postPath, postTitleVariables } from '~/wings/content/blog/post'
import { findPublishedPost, listNewestPosts } from '~/wings/content/blog/queries.server'
import { findPublishedLandingPage } from '~/wings/content/landing-pages/queries.server'
import { sitePageSlugAt } from '~/wings/content/landing-pages/site-pages'
import { listSubpageTitles } from '~/wings/content/landing-pages/sitemap.queries.server'
import { productMetaTitle, productPath, productTitleVariables } from '~/wings/shop/products/product'
import { findPublishedProduct, listNewestProducts } from '~/wings/shop/products/queries.server'
import { findBrand } from '~/wings/site/settings/queries.server'
import {
  type TemplateVariables,
  type TitleTemplateKind,
  titleTemplateKinds,
} from '~/wings/web/title-templates/title-template'
import { builtInPages } from '../public-pages'
import { titleTemplateKindFor } from './title-template-kind'

/** What a public page says for the variables of patterns; undefined where there is none. */
export async function findTemplateVariables(db: Database, path: string): Promise<TemplateVariables | undefined> {
  const kind = titleTemplateKindFor(path)
  const slug = path.slice(path.lastIndexOf('/') + 1)
  return kind && variablesByKind[kind](db, slug, path)
}

const variablesByKind: Record<
  TitleTemplateKind,
  (db: Database, slug: string, path: string) => Promise<TemplateVariables | undefined>
> = {
  async post(db, slug) {
    const post = await findPublishedPost(db, slug)
    return post && { title: post.title, description: post.description, ...postTitleVariables(post) }
  },
  async product(db, slug) {
    const product = await findPublishedProduct(db, slug)
    return (
      product && {
        title: productMetaTitle(product),
        description: product.description,
        ...productTitleVariables(product, (await findBrand(db)).language),
      }
    )
  },
  async 'landing-page'(db, slug) {
    const page = await findPublishedLandingPage(db, slug)
    return page && { title: page.title, description: page.description }
  },
  async site(db, _slug, path) {
    const fixed = builtInPages.find((page) => page.path === path)
    if (fixed) return { title: fixed.title, description: '' }
    const page = await findPublishedLandingPage(db, sitePageSlugAt(path) ?? '')
    return page && { title: page.title, description: page.description }
  },
}

export interface TitleTemplateExample {
  path: string
  variables: TemplateVariables
}

/** A public page of each kind, the newest where that is known; nothing where there is none. */
export async function findTitleTemplateExamples(db: Database) {
  const [post] = await listNewestPosts(db, 1)
  const [product] = await listNewestProducts(db, 1)
  const [landingPage] = await listSubpageTitles(db, { from: 0, size: 1 })
  const paths: Record<TitleTemplateKind, string | undefined> = {
    post: post && postPath(post.slug),
    product: product && productPath(product.slug),
    'landing-page': landingPage?.path,
    site: '/contact',
  }
  const examples: Partial<Record<TitleTemplateKind, TitleTemplateExample>> = {}
  for (const kind of titleTemplateKinds) {
    const path = paths[kind]
    const words = path ? await findTemplateVariables(db, path) : undefined
    if (!path || !words) continue
    examples[kind] = {
      path,
      variables: { ...words, description: words.description || 'The description of the page.' },
    }
  }
  return examples
}

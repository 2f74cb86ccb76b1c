import { postPath, postWords } from '~/domains/blog/post'
import { findPublishedPost, listNewestPosts } from '~/domains/blog/queries.server'
import { findPublishedLandingPage } from '~/domains/landing-pages/queries.server'
import { listLandingPageTitles } from '~/domains/landing-pages/sitemap.queries.server'
import { type PatternKind, type PatternWords, patternKinds } from '~/domains/patterns/pattern'
import { productPath, productTitle, productWords } from '~/domains/products/product'
import { findPublishedProduct, listNewestProducts } from '~/domains/products/queries.server'
import type { Database } from '~/platform/database/database.server'
import { patternKindAt } from './pattern-kind'
import { fixedPages } from './public-pages'

/** What a public page says for the variables of patterns; undefined where there is none. */
export async function findPatternWords(db: Database, path: string): Promise<PatternWords | undefined> {
  const kind = patternKindAt(path)
  const slug = path.slice(path.lastIndexOf('/') + 1)
  return kind && wordsOf[kind](db, slug, path)
}

const wordsOf: Record<PatternKind, (db: Database, slug: string, path: string) => Promise<PatternWords | undefined>> = {
  async post(db, slug) {
    const post = await findPublishedPost(db, slug)
    return post && { title: post.title, description: post.description, ...postWords(post) }
  },
  async product(db, slug) {
    const product = await findPublishedProduct(db, slug)
    return product && { title: productTitle(product), description: product.description, ...productWords(product) }
  },
  async 'landing-page'(db, slug) {
    const page = await findPublishedLandingPage(db, slug)
    return page && { title: page.title, description: page.description }
  },
  async site(_db, _slug, path) {
    const page = fixedPages.find((fixed) => fixed.path === path)
    return page && { title: page.title, description: '' }
  },
}

export interface PatternExample {
  path: string
  words: PatternWords
}

/** A public page of each kind, the newest where that is known; nothing where there is none. */
export async function findPatternExamples(db: Database) {
  const [post] = await listNewestPosts(db, 1)
  const [product] = await listNewestProducts(db, 1)
  const [landingPage] = await listLandingPageTitles(db, { from: 0, size: 1 })
  const paths: Record<PatternKind, string | undefined> = {
    post: post && postPath(post.slug),
    product: product && productPath(product.slug),
    'landing-page': landingPage?.path,
    site: '/about',
  }
  const examples: Partial<Record<PatternKind, PatternExample>> = {}
  for (const kind of patternKinds) {
    const path = paths[kind]
    const words = path ? await findPatternWords(db, path) : undefined
    if (!path || !words) continue
    examples[kind] = { path, words: { ...words, description: words.description || 'What the page says of itself.' } }
  }
  return examples
}

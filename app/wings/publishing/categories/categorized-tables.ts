import type { CategoryKind } from './category'

/** Where the posts and products are that name a category, and the tag of the pages that list them. */
export const categorizedTables: Record<CategoryKind, { table: string; listTag: string }> = {
  post: { table: 'blog_posts', listTag: 'posts' },
  product: { table: 'products', listTag: 'products' },
}

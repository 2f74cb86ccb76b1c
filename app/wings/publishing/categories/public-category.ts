import type { Category } from './category'

/** What the page of a category shows of it. */
export type PublicCategory = Pick<Category, 'slug' | 'name' | 'description' | 'seoTitle'>

export function toPublicCategory({ slug, name, description, seoTitle }: Category): PublicCategory {
  return { slug, name, description, seoTitle }
}

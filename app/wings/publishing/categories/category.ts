/*
 * A category holds posts or products. They name it by its slug; an empty one means none.
 */

export const categoryKinds = ['post', 'product'] as const
export type CategoryKind = (typeof categoryKinds)[number]

export function isCategoryKind(kind: string): kind is CategoryKind {
  return categoryKinds.some((known) => known === kind)
}

/** How many of a kind there can be. */
export const MAX_CATEGORIES = 200

export const MAX_CATEGORY_NAME_LENGTH = 80
export const MAX_CATEGORY_DESCRIPTION_LENGTH = 500
export const MAX_CATEGORY_TITLE_LENGTH = 200

/** What an admin writes of a category. */
export interface CategoryText {
  name: string
  slug: string
  /** Above the list of what is in it, and its meta description. */
  description: string
  /** Its title in search results; empty for its name. */
  seoTitle: string
}

export interface Category extends CategoryText {
  id: string
  /** Earlier ones, and those of categories that were deleted in favor of this one: they lead here. */
  formerSlugs: string[]
}

/** The category that a slug means, also an earlier one. */
export function findCategory<Found extends Pick<Category, 'slug' | 'formerSlugs'>>(categories: Found[], slug: string) {
  return (
    categories.find((category) => category.slug === slug) ??
    categories.find(({ formerSlugs }) => formerSlugs.includes(slug))
  )
}

/** What people call it; a slug that means no category is read as words. */
export function categoryName(categories: Category[], slug: string) {
  return findCategory(categories, slug)?.name ?? nameFromSlug(slug)
}

/** "case-studies" → "Case studies". */
export function nameFromSlug(slug: string) {
  return slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ')
}

export const noCategory = { value: '', label: 'No category' }

/** For a field in which one is chosen: the choices, and what stands there now. */
export function categoryChoice(categories: Category[], current: string) {
  const value = findCategory(categories, current)?.slug ?? current
  const known = categories.map(({ slug, name }) => ({ value: slug, label: name }))
  const isListed = value === '' || known.some((one) => one.value === value)
  return { value, options: isListed ? known : [...known, { value, label: nameFromSlug(value) }] }
}

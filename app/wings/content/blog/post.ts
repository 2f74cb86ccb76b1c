import { formatDay } from '~/platform/time/dates'
import type { Picture } from '~/wings/site/media/picture'

/*
 * A post is a piece of writing (~/wings/publishing/writing) whose body is clean HTML.
 */

export const postCategoryLabels = {
  'case-studies': 'Case studies',
  guides: 'Guides',
  product: 'Product',
  engineering: 'Engineering',
} as const

type PostCategory = keyof typeof postCategoryLabels

/** The categories that the list can be narrowed to. */
export const filterableCategories = ['case-studies', 'guides'] as const satisfies PostCategory[]

export function isFilterableCategory(value: string | null): value is (typeof filterableCategories)[number] {
  return filterableCategories.some((category) => category === value)
}

export function categoryLabel(category: string) {
  return (
    postCategoryLabels[category as PostCategory] ??
    category.charAt(0).toUpperCase() + category.slice(1).replaceAll('-', ' ')
  )
}

export function postPath(slug: string) {
  return `/blog/${slug}`
}

/** Where whoever has the key sees a post as it is being written. */
export function postPreviewPath(key: string) {
  return `/preview/${key}`
}

/** What cards and lists show of a post. */
export interface PostSummary {
  slug: string
  title: string
  description: string
  category: string
  author: string
  readTimeMinutes: number
  publishedAt: Date
  cover: Picture | null
}

/** What patterns may say of a post. */
export function postTitleVariables({
  category,
  author,
  publishedAt,
}: Pick<Post, 'category' | 'author' | 'publishedAt'>) {
  return { category: categoryLabel(category), author, date: formatDay(publishedAt) }
}

export interface Post extends PostSummary {
  id: string
  /** Clean HTML; headings carry ids. */
  body: string
  tags: string[]
  updatedAt: Date
}

const DEFAULT_READ_TIME_MINUTES = 5

export function readTimeOrDefault(readTimeInt: number | null) {
  return readTimeInt ?? DEFAULT_READ_TIME_MINUTES
}

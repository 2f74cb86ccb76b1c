import { formatDay } from '~/platform/time/dates'
import type { Picture } from '~/wings/site/media/picture'

/*
 * A post is a piece of writing (~/wings/publishing/writing) whose body is clean HTML.
 */

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
  /** The slug of its category; empty without one. */
  category: string
  categoryName: string
  author: string
  readTimeMinutes: number
  publishedAt: Date
  cover: Picture | null
}

/** What patterns may say of a post. */
export function postTitleVariables({
  categoryName,
  author,
  publishedAt,
}: Pick<Post, 'categoryName' | 'author' | 'publishedAt'>) {
  return { category: categoryName, author, date: formatDay(publishedAt) }
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

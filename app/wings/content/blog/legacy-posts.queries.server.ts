import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { nameFromSlug } from '~/wings/publishing/categories/category'
import { type PostSummary, readTimeOrDefault } from './post'

/** A post as earlier versions of the site kept it. */
interface LegacyPost {
  slug: string
  title: string
  summary?: string | null
  tags?: string[] | null
  read_time?: string | null
  featured_image?: string | null
  created_at?: string | Date | null
}

/** Turns the fields of an older post into today's: the first tag is its category, "7 min read" is 7. */
export function fromLegacyFields(older: Omit<LegacyPost, 'slug' | 'title'>) {
  const minutes = Number.parseInt(older.read_time ?? '', 10)
  return {
    description: older.summary ?? '',
    category: older.tags?.[0] ?? '',
    readTimeInt: Number.isFinite(minutes) && minutes > 0 ? minutes : null,
    cover: older.featured_image ?? null,
  }
}

// cards cut covers to this shape; the older columns say nothing of a picture's size
const CARD_WIDTH = 1600
const CARD_HEIGHT = 1000

/** Other sites' pictures are not shown: no page of this one fetches anything from them. */
function toLegacyCover(address: string | null) {
  if (!address || !/^\/(?!\/)/.test(address)) return null
  return { checksum: '', alt: '', width: CARD_WIDTH, height: CARD_HEIGHT, widths: [], address }
}

/** The newest published posts of a database that still has the older columns. */
export async function listLegacyPosts(db: Database, limit: number): Promise<PostSummary[]> {
  const { rows } = await sql<LegacyPost>`
    select slug, title, summary, tags, read_time, featured_image, created_at
    from blog_posts where published order by created_at desc limit ${limit}`.execute(db.withoutPlugins())
  return rows.map(({ slug, title, created_at, ...older }) => {
    const { description, category, readTimeInt, cover } = fromLegacyFields(older)
    return {
      slug,
      title,
      description,
      category,
      categoryName: nameFromSlug(category),
      author: '',
      cover: toLegacyCover(cover),
      readTimeMinutes: readTimeOrDefault(readTimeInt),
      publishedAt: new Date(created_at ?? 0),
    }
  })
}

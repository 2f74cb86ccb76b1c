import type { Database } from '~/platform/database/database.server'
import { findPictureUrls } from '~/wings/site/media/pictures.queries.server'

export interface SitemapUrl {
  path: string
  changedAt?: Date
  /** Paths of the pictures that the page shows. */
  pictures?: string[]
}

/** A page of the site's content, which names its pictures by their ids. */
export interface SitemapContentUrl {
  path: string
  changedAt?: Date
  pictureIds?: string[]
}

const IMAGE_WIDTH = 1200

// search engines read 1,000 of a page, but a file is to stay small
const MAX_IMAGES_PER_PAGE = 50

/** The pages with the paths of their pictures, each once. One question for all of them. */
export async function addSitemapImages(db: Database, pages: SitemapContentUrl[]): Promise<SitemapUrl[]> {
  const ids = pages.map(({ pictureIds = [] }) => [...new Set(pictureIds)].slice(0, MAX_IMAGES_PER_PAGE))
  const urls = await findPictureUrls(db, [...new Set(ids.flat())], IMAGE_WIDTH)
  return pages.map(({ pictureIds, ...page }, index) => ({
    ...page,
    pictures: (ids[index] ?? []).flatMap((id) => urls.get(id) ?? []),
  }))
}

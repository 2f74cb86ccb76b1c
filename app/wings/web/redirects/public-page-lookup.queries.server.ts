import type { Database } from '~/platform/database/database.server'
import type { PageLookup } from './engine/resolve-redirect'

/** The pages that visitors find at this moment. */
export function createPublicPageLookup(db: Database, now = new Date()): PageLookup {
  const published = db.selectFrom('pages').select(['path', 'title']).where('publishedAt', '<=', now)
  return {
    findTitleByPath: async (path) => (await published.where('path', '=', path).executeTakeFirst())?.title,
    findPathById: async (id) => (await published.where('id', '=', id).executeTakeFirst())?.path,
  }
}

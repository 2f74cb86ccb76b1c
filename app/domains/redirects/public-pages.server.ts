import type { Database } from '~/platform/database/database.server'
import type { KnownPages } from './follow'

/** The pages that visitors find at this moment. */
export function publicPages(db: Database, now = new Date()): KnownPages {
  const published = db.selectFrom('pages').select(['path', 'title']).where('publishedAt', '<=', now)
  return {
    titleAt: async (path) => (await published.where('path', '=', path).executeTakeFirst())?.title,
    pathOf: async (id) => (await published.where('id', '=', id).executeTakeFirst())?.path,
  }
}

import type { Insertable } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import type { Categories } from '~/platform/database/tables'
import { nameFromSlug } from './category'

/** A category of posts, with whatever the test cares about. */
export function aCategory(db: Database, category: Partial<Insertable<Categories>> & { slug: string }) {
  return db
    .insertInto('categories')
    .values({ kind: 'post', name: nameFromSlug(category.slug), position: 1, ...category })
    .returningAll()
    .executeTakeFirstOrThrow()
}

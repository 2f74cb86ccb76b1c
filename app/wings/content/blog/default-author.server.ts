import type { Database } from '~/platform/database/database.server'
import { findUser } from '~/wings/site/accounts/queries.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { findBrand } from '~/wings/site/settings/queries.server'

const MAX_AUTHOR_LENGTH = 100

/** Whom a new post names as its author until somebody writes another name: who begins it, else the studio. */
export async function findDefaultAuthor(db: Database, { id }: Actor) {
  const user = id ? await findUser(db, id) : undefined
  const name = user?.full_name.trim() || (await findBrand(db)).name
  return name.slice(0, MAX_AUTHOR_LENGTH).trim()
}

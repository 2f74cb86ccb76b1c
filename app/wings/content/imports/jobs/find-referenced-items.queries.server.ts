import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import type { ItemDetails } from '../sources/source-item'
import type { NumberedItem } from './batch-items'

const PICTURES_OF = 'pictures of '
const MAX_PICTURES_PER_ITEM = 200

/** What the items need to know of others in the file. */
export async function findReferencedItems(db: Database, importId: string, batch: NumberedItem[]) {
  const needs = [...new Set(batch.flatMap((item) => (item.refusal ? [] : (item.neededRefs ?? []))))]
  const parents = needs.flatMap((need) => (need.startsWith(PICTURES_OF) ? need.slice(PICTURES_OF.length) : []))
  const own = await findChildPictures(db, importId, parents)
  const refs = [...needs.filter((need) => !need.startsWith(PICTURES_OF)), ...own.map(({ ref }) => ref)]
  const known = new Map<string, ItemDetails>()
  for (let start = 0; start < refs.length; start += 1_000) {
    const found = await db
      .selectFrom('importItems')
      .select(['ref', 'details'])
      .where('importId', '=', importId)
      .where('ref', 'in', refs.slice(start, start + 1_000))
      .execute()
    for (const { ref, details } of found) if (details) known.set(ref, details as unknown as ItemDetails)
  }
  for (const parent of parents) {
    const list = own.filter((picture) => picture.parent === parent).slice(0, MAX_PICTURES_PER_ITEM)
    known.set(PICTURES_OF + parent, { refs: list.map(({ ref }) => ref).join(' ') })
  }
  return (ref: string) => known.get(ref)
}

function findChildPictures(db: Database, importId: string, parents: string[]) {
  if (parents.length === 0) return []
  const parent = sql<string>`details ->> 'parent'`
  return db
    .selectFrom('importItems')
    .select(['ref', parent.as('parent')])
    .where('importId', '=', importId)
    .where('kind', '=', 'picture')
    .where(parent, 'in', parents)
    .orderBy('position')
    .limit(MAX_PICTURES_PER_ITEM * parents.length)
    .execute()
}

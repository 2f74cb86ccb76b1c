import type { Database } from '~/platform/database/database.server'
import type { Block } from './block-schema'
import { MAX_SECTIONS, type SavedSection } from './saved-section'

/** All saved sections by name; there are never more than MAX_SECTIONS. */
export function listSavedSections(db: Database): Promise<SavedSection[]> {
  return db
    .selectFrom('landingSections')
    .select((from) => ['id', 'name', from.ref('blocks').$castTo<Block[]>().as('blocks')])
    .orderBy((from) => from.fn('lower', ['name']))
    .limit(MAX_SECTIONS)
    .execute()
}

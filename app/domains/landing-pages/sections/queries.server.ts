import type { Database } from '~/platform/database/database.server'
import type { Block } from '../block-schema'
import { MOST_SECTIONS, type Section } from './section'

/** All saved sections by name; there are never more than MOST_SECTIONS. */
export function listSections(db: Database): Promise<Section[]> {
  return db
    .selectFrom('landingSections')
    .select((from) => ['id', 'name', from.ref('blocks').$castTo<Block[]>().as('blocks')])
    .orderBy((from) => from.fn('lower', ['name']))
    .limit(MOST_SECTIONS)
    .execute()
}

import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import type { Outcome } from './import-run'

/** How many items of a run have become what. */
export async function countOutcomes(db: Database, importId: string): Promise<Partial<Record<Outcome, number>>> {
  const rows = await db
    .selectFrom('importItems')
    .select(['outcome', sql<number>`count(*)::integer`.as('count')])
    .where('importId', '=', importId)
    .where('outcome', 'is not', null)
    .groupBy('outcome')
    .execute()
  return Object.fromEntries(rows.map(({ outcome, count }) => [outcome, count]))
}

const runColumns = [
  ...([
    'id',
    'source',
    'fileName',
    'isDryRun',
    'pictures',
    'phase',
    'state',
    'fault',
    'itemCount',
    'position',
  ] as const),
  ...(['startedByEmail', 'createdAt', 'endedAt', 'uploadId', 'heldAt'] as const),
]

export function findImport(db: Database, id: string) {
  return db.selectFrom('imports').select(runColumns).where('id', '=', id).executeTakeFirst()
}

import { sql } from 'kysely'
import type { Fate } from '~/domains/writing/undone-piece.server'
import type { Database } from '~/platform/database/database.server'
import { beyond, directions, type Page, type Place, pageOf } from '~/platform/database/keyset.server'
import { beyondPosition, directionFrom, pageOfNumbered } from '~/platform/database/numbered-rows.server'
import { isUuid } from '~/platform/is-uuid'
import type { Outcome } from './import-run'
import type { ItemFilter } from './report/item-filter'

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

/** What the undoing did with how many items of a run. */
export async function countFates(db: Database, importId: string): Promise<Record<Fate, number>> {
  const rows = await db
    .selectFrom('importItems')
    .select(['fate', sql<number>`count(*)::integer`.as('count')])
    .where('importId', '=', importId)
    .where('fate', 'is not', null)
    .groupBy('fate')
    .execute()
  const none = { deleted: 0, trashed: 0, restored: 0, kept: 0 }
  return { ...none, ...Object.fromEntries(rows.map(({ fate, count }) => [fate, count])) }
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
  ...(['startedByEmail', 'createdAt', 'endedAt', 'uploadId', 'undoneByEmail'] as const),
  ...(['undoneRedirects', 'undonePictures'] as const),
]

export async function findImport(db: Database, id: string) {
  if (!isUuid(id)) return undefined
  return db.selectFrom('imports').select(runColumns).where('id', '=', id).executeTakeFirst()
}

/** The runs, the newest first. */
export async function listImports(db: Database, place: Place, size: number) {
  const [newest, byId] = directions(place)
  const rows = await db
    .selectFrom('imports')
    .select(runColumns)
    .where(beyond('imports', 'created_at', place))
    .orderBy('createdAt', newest)
    .orderBy('id', byId)
    .limit(size + 1)
    .execute()
  return pageOf(rows, size, place)
}

export type ListedImport = Awaited<ReturnType<typeof listImports>> extends Page<infer Row> ? Row : never

/** Items of the report in the order of the file, with marks for the pages beside it: positions. */
export async function listItems(db: Database, importId: string, filter: ItemFilter, size: number) {
  const { show } = filter
  const found = await db
    .selectFrom('importItems')
    .leftJoin('pages', 'pages.id', 'importItems.pieceId')
    .select(['position', 'line', 'importItems.kind', 'ref', 'importItems.title', 'outcome', 'slug', 'notes', 'pieceId'])
    .select(['pages.kind as pageKind', 'fateNote'])
    .select((from) => from.ref('fate').$castTo<Fate | null>().as('fate'))
    .where('importId', '=', importId)
    .$if(show === 'notes', (query) => query.where(sql<boolean>`notes <> '{}'`))
    .$if(show === 'left', (query) => query.where('fate', '=', 'kept'))
    .$if(show !== '' && show !== 'notes' && show !== 'left', (query) => query.where('outcome', '=', show))
    .where(beyondPosition(filter))
    .orderBy('position', directionFrom(filter))
    .limit(size + 1)
    .execute()
  return pageOfNumbered(found, size, filter)
}

export type ListedItem = Awaited<ReturnType<typeof listItems>>['rows'][number]

import type { Database } from '~/platform/database/database.server'
import { decideUndo, findImportedItems, type UndoDecision } from './decide-undo.queries.server'

const BATCH_SIZE = 1_000

/** What undoing a run would do now, in numbers. */
export interface UndoForecast {
  /** Nobody could see them: they go for good. */
  deleted: number
  trashed: number
  restored: number
  kept: number
  redirects: number
  /** As many as nothing else shows by then. */
  pictures: number
}

/** Looks at every item as the undoing will, and changes nothing. */
export async function forecastUndo(db: Database, importId: string, now = new Date()): Promise<UndoForecast> {
  const counts = { deleted: 0, trashed: 0, restored: 0, kept: 0 }
  let position = 0
  for (;;) {
    const items = await findImportedItems(db, importId, position, BATCH_SIZE)
    const last = items.at(-1)
    if (!last) break
    for (const verdict of (await decideUndo(db, items, { isHeld: false })).values()) {
      const outcome = forecastOutcome(verdict, now)
      if (outcome) counts[outcome]++
    }
    position = last.position
  }
  return { ...counts, ...(await countRedirectsAndPictures(db, importId)) }
}

function forecastOutcome(verdict: UndoDecision, now: Date) {
  // what is gone already, or in the trash, is nothing that will happen
  if (verdict.action === 'none') return verdict.undone.outcome === 'kept' ? 'kept' : undefined
  if (verdict.action === 'restore') return 'restored'
  const { publishedAt } = verdict.piece
  return publishedAt && publishedAt <= now ? 'trashed' : 'deleted'
}

async function countRedirectsAndPictures(db: Database, importId: string) {
  const { redirects, pictures } = await db
    .selectNoFrom((from) => [
      from
        .selectFrom('importRedirects')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('importId', '=', importId)
        .as('redirects'),
      from
        .selectFrom('importPictures')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('importId', '=', importId)
        .as('pictures'),
    ])
    .executeTakeFirstOrThrow()
  return { redirects: Number(redirects), pictures: Number(pictures) }
}

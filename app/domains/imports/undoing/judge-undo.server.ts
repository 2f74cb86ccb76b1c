import { findPieceStates, type PieceState } from '~/domains/writing/piece-states.server'
import { EDITED_BY_HAND, type Undone } from '~/domains/writing/undone-piece.server'
import type { Database } from '~/platform/database/database.server'
import { targets } from '../running/targets.server'
import { type Before, readBefore } from './before'

export interface DoneItem {
  position: number
  kind: 'post' | 'page'
  outcome: 'taken' | 'changed'
  pieceId: string
  sourceKey: string
  /** What the run wrote. */
  revision: number
  publishedAt: Date | null
  before: Before | undefined
}

/** What is to be done with an item, or what its piece has become already. */
export type Verdict = { deed: 'takeAway' | 'giveBack'; piece: PieceState } | { deed: 'none'; undone: Undone }

/** The items behind `position` of which the run has written something that still stands. */
export async function findDone(db: Database, importId: string, position: number, size: number): Promise<DoneItem[]> {
  const rows = await db
    .selectFrom('importItems')
    .select(['position', 'kind', 'outcome', 'pieceId', 'sourceKey', 'revisionAfter', 'publishedAfter', 'before'])
    .where('importId', '=', importId)
    .where('position', '>', position)
    .where('outcome', 'in', ['taken', 'changed'])
    .where('pieceId', 'is not', null)
    // what was kept may go when somebody asks again
    .where((where) => where.or([where('fate', 'is', null), where('fate', '=', 'kept')]))
    .orderBy('position')
    .limit(size)
    .execute()
  return rows.map(({ kind, outcome, pieceId, revisionAfter, publishedAfter, before, ...row }) => ({
    ...row,
    kind: kind as DoneItem['kind'],
    outcome: outcome as DoneItem['outcome'],
    pieceId: pieceId ?? '',
    revision: revisionAfter ?? 0,
    publishedAt: publishedAfter,
    before: readBefore(before),
  }))
}

/** Decides about each item, by its position; `isHeld`: their pieces are held until the end of the transaction. */
export async function judgeUndo(db: Database, items: DoneItem[], { isHeld }: { isHeld: boolean }) {
  const pieces = new Map<string, PieceState>()
  for (const target of ['post', 'page'] as const) {
    const ids = items.filter(({ kind }) => kind === target).map(({ pieceId }) => pieceId)
    const found = await findPieceStates(db, targets[target].kind, ids, { isHeld })
    for (const [id, piece] of found) pieces.set(id, piece)
  }
  const changed = items.filter(({ pieceId, revision }) => pieces.get(pieceId)?.revision !== revision)
  const later = await findChangedByImports(db, changed, pieces)
  return new Map(items.map((item) => [item.position, verdictOn(item, pieces.get(item.pieceId), later)]))
}

function verdictOn(item: DoneItem, piece: PieceState | undefined, later: ReadonlySet<string>): Verdict {
  const none = (fate: Undone['fate'], reason: string): Verdict => ({ deed: 'none', undone: { fate, reason } })
  if (!piece) return none('deleted', 'It was gone already.')
  if (piece.deletedAt) return none('trashed', 'It was in the trash already.')
  if (piece.revision !== item.revision) {
    return none('kept', later.has(piece.id) ? 'A later import has changed it. Undo that one first.' : EDITED_BY_HAND)
  }
  if (piece.publishedAt?.getTime() !== item.publishedAt?.getTime()) {
    return none('kept', 'Its publication was changed by hand.')
  }
  if (item.outcome === 'taken') return { deed: 'takeAway', piece }
  return item.before ? { deed: 'giveBack', piece } : none('kept', 'Nobody has noted what it was before.')
}

/** Which of these pieces are as an import has left them, though not the one of the item. */
async function findChangedByImports(db: Database, items: DoneItem[], pieces: ReadonlyMap<string, PieceState>) {
  if (items.length === 0) return new Set<string>()
  const ids = items.map(({ pieceId }) => pieceId)
  const found = await db
    .selectFrom('importedPieces')
    .select(['pieceId', 'revision'])
    .where('pieceId', 'in', ids)
    .execute()
  return new Set(found.flatMap(({ pieceId, revision }) => (pieces.get(pieceId)?.revision === revision ? pieceId : [])))
}

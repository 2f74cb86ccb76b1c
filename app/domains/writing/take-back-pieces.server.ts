import { isDeepStrictEqual } from 'node:util'
import type { Actor } from '~/domains/audit/actor'
import { faultIn } from '~/platform/archive/checked-record'
import type { Rehearsal, TakenBack } from '~/platform/archive/taken-back'
import type { Database } from '~/platform/database/database.server'
import { noteKnownLinks } from './archive/note-known-links.server'
import type { PieceState } from './archive/piece-state'
import { readStates } from './archive/piece-states.server'
import { stateOf } from './archive/state-of.server'
import { writeState } from './archive/write-state.server'
import { refusedFields } from './engine/refused-fields.server'
import type { PieceContent } from './piece'
import type { PieceArchive } from './piece-archive.server'

/** What is wrong with a record of an archive. */
export function faultOfPiece<Content extends PieceContent>(archive: PieceArchive<Content>, record: unknown) {
  return faultIn(() => stateOf(archive, record))
}

export interface TakenPiece extends TakenBack {
  id: string
  /** It links to pages that are not here, or not yet: `tieLinks` once they are. */
  hasOpenLinks?: boolean
}

interface Taking {
  by: Actor
  rehearsal?: Rehearsal
  now?: Date
}

/**
 * Takes pieces back from an archive, as part of `tx`: each as it was, in place of what has its id, whose versions stay in
 * the history. One whose address somebody else has is refused. @throws UnreadableRecord
 */
export async function takeBackPieces<Content extends PieceContent>(
  tx: Database,
  archive: PieceArchive<Content>,
  records: unknown[],
  { by, rehearsal, now = new Date() }: Taking,
): Promise<TakenPiece[]> {
  const states = records.map((record) => stateOf(archive, record))
  const present = await readStates(tx, archive, { ids: states.map(({ id }) => id) })
  const known = new Map(present.map((state) => [state.id, state]))
  const taken: TakenPiece[] = []
  for (const state of states) {
    const judged = await judge(tx, archive, state, known.get(state.id), rehearsal)
    const isWritten = judged.fate === 'added' || judged.fate === 'replaced'
    const written = isWritten && !rehearsal ? await writeState(tx, archive, by, state, now) : undefined
    if (isWritten) known.set(state.id, state)
    taken.push({ ...judged, id: state.id, ...written })
  }
  return taken
}

/** Notes where pieces link to that came in before what they link to. */
export async function tieLinks<Content extends PieceContent>(
  tx: Database,
  archive: PieceArchive<Content>,
  ids: string[],
) {
  for (const state of await readStates(tx, archive, { ids })) await noteKnownLinks(tx, archive, state)
}

async function judge<Content extends PieceContent>(
  tx: Database,
  { kind }: PieceArchive<Content>,
  state: PieceState<Content>,
  before: PieceState<Content> | undefined,
  rehearsal: Rehearsal,
): Promise<TakenBack> {
  const name = kind.pathOf(state.content.slug || state.id)
  if (before && isDeepStrictEqual(before, state)) return { name, fate: 'unchanged' }
  const refused = await refusedFields(tx, kind, state.id, state.content)
  for (const [field, ids] of Object.entries(kind.picturesOf(state.content))) {
    if (ids.every((id) => rehearsal?.has(id))) delete refused[field]
  }
  const [reason] = Object.values(refused)
  return reason ? { name, fate: 'refused', reason } : { name, fate: before ? 'replaced' : 'added' }
}

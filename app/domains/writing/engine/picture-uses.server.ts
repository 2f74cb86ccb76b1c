import { noteMediaUses } from '~/domains/media/commands.server'
import { mediaIdsIn } from '~/domains/media/queries.server'
import type { Database } from '~/platform/database/database.server'
import type { PieceKind } from '../piece-kind.server'
import { subjectOf } from './rows.server'
import { holdPiece } from './stored-piece.server'

/** Notes which pictures the piece shows, to visitors or in what is being written: those cannot be deleted. */
export async function notePictures(tx: Database, kind: PieceKind, pieceId: string) {
  const { row, working } = await holdPiece(tx, kind, pieceId)
  const inFields = [row, working].flatMap((content) => Object.values(kind.picturesOf(content)).flat())
  const inTexts = await mediaIdsIn(tx, [row, working].flatMap(kind.texts.of).join(''))
  await noteMediaUses(tx, subjectOf(kind, pieceId), [...inFields, ...inTexts])
}

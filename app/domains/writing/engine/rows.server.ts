import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import type { PieceColumns, PieceKind } from '../piece-kind.server'

/** The database with the table of whatever kind it is about, known by the columns that all of them have. */
export function withPieces(db: Database) {
  return db.withTables<{ pieces: PieceColumns }>()
}

/** PieceTable holds only tables that have these columns, so the name is right whichever it is. */
export function tableOf(kind: Pick<PieceKind, 'table'>) {
  return kind.table as string as 'pieces'
}

export function subjectOf(kind: Pick<PieceKind, 'name'>, pieceId: string) {
  return `${kind.name}:${pieceId}`
}

/** What people call it: "landing page". */
export function nounOf({ name }: Pick<PieceKind, 'name'>) {
  return name.replaceAll('-', ' ')
}

/** The title of a piece: a table calls it what its room calls it. */
export function titleOf({ titleColumn }: Pick<PieceKind, 'titleColumn'>) {
  return sql<string>`${sql.ref(`piece.${titleColumn}`)}`.as('title')
}

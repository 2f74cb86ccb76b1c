import { sql } from 'kysely'
import type { z } from 'zod'
import type { Database } from '~/platform/database/database.server'
import { readStates } from './archive/piece-states.server'
import { recordOf } from './archive/record-of.server'
import { tableOf, withPieces } from './engine/rows.server'
import type { PieceContent } from './piece'
import type { PieceKind } from './piece-kind.server'

/** What a room hands in so that its pieces leave in an archive and come back: what its kind does not say. */
export interface PieceArchive<Content extends PieceContent = PieceContent> {
  kind: PieceKind<Content>
  /** Where they lie in the archive. */
  folder: string
  /** Columns beside the content that an import may have set otherwise than the site works them out. */
  kept: Record<string, z.ZodType<string | number | null>>
  /** A field that shows a picture to whoever reads the archive: its name, and whose picture it is. */
  picture?: { field: string; idOf: (content: Content) => string | null }
  /** All that it says, as clean HTML below its title: for those who read it elsewhere. */
  htmlOf: (content: Content) => string
}

export interface ExportedPiece<Content extends PieceContent = PieceContent> {
  id: string
  /** What visitors see, or would see. Its links name pages: `page:<id>`. */
  content: Content
  publishedAt: string | null
  /** Where the pages live that its texts link to, by their ids. */
  links: Record<string, string>
  /** As it stands in the archive. */
  record: Record<string, unknown>
}

/** How many pieces of a kind an archive has. */
export async function countExportedPieces(db: Database, { kind }: Pick<PieceArchive, 'kind'>) {
  const { count } = await withPieces(db)
    .selectFrom(tableOf(kind))
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** All pieces of a kind, drafts and those in the trash too, in the order of their ids; a few are in memory at a time. */
export async function* exportedPieces<Content extends PieceContent>(
  db: Database,
  archive: PieceArchive<Content>,
  now = new Date(),
): AsyncGenerator<ExportedPiece<Content>> {
  let after: string | undefined
  for (;;) {
    const states = await readStates(db, archive, { after })
    yield* await recordOf(db, archive, states, now)
    after = states.at(-1)?.id
    if (!after) return
  }
}

import { sql } from 'kysely'
import type { z } from 'zod'
import { findPictures } from '~/domains/media/find-picture.server'
import { pictureAtLeast } from '~/domains/media/picture'
import { findPagePaths, linkedPages } from '~/domains/pages/links.server'
import { renameKeys, snakeCase } from '~/platform/archive/stable-json'
import type { Database } from '~/platform/database/database.server'
import { titleInArchive } from './archive/content-names'
import type { PieceState } from './archive/piece-state'
import { readStates } from './archive/piece-states.server'
import { tableOf, withPieces } from './engine/rows.server'
import type { PieceContent } from './piece'
import type { PieceKind } from './piece-kind.server'

// as wide as social networks show a picture
const SHOWN_WIDTH = 1200

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

/** Pieces as they stand in an archive: in the names of the specification, with what a reader wants to know beside them. */
async function recordOf<Content extends PieceContent>(
  db: Database,
  { kind, picture }: PieceArchive<Content>,
  states: PieceState<Content>[],
  now: Date,
): Promise<ExportedPiece<Content>[]> {
  const pictures = await findPictures(
    db,
    states.flatMap(({ content }) => picture?.idOf(content) ?? []),
  )
  const linked = states.map(({ content, draft }) =>
    linkedPages([content, ...(draft ? [draft.content] : [])].flatMap(kind.texts.of).join('')),
  )
  const paths = await findPagePaths(db, linked.flat())
  return states.map((state, at) => {
    const { id, content, kept, draft, ...moments } = state
    const { seo: _elsewhere, ...fields } = content
    const links = Object.fromEntries(
      (linked[at] ?? []).flatMap((page) => (paths.has(page) ? [[page, paths.get(page) ?? '']] : [])),
    )
    const shown = pictures[picture?.idOf(content) ?? '']
    const record = {
      ...(renameKeys(titleInArchive(kind, { ...fields, ...kept, ...moments }), snakeCase) as object),
      ...(picture && { [picture.field]: shown ? pictureAtLeast(shown, SHOWN_WIDTH) : null }),
      id,
      published: moments.publishedAt !== null && new Date(moments.publishedAt) <= now,
      links,
      draft:
        draft && (renameKeys({ ...titleInArchive(kind, draft.content), savedAt: draft.savedAt }, snakeCase) as object),
    }
    return { id, content, publishedAt: moments.publishedAt, links, record }
  })
}

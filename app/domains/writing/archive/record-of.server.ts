import { findPictures } from '~/domains/media/find-picture.server'
import { pictureAtLeast } from '~/domains/media/picture'
import { findPagePaths, linkedPages } from '~/domains/pages/links.server'
import { renameKeys, snakeCase } from '~/platform/archive/stable-json'
import type { Database } from '~/platform/database/database.server'
import type { PieceContent } from '../piece'
import type { ExportedPiece, PieceArchive } from '../piece-archive.server'
import { titleInArchive } from './content-names'
import type { PieceState } from './piece-state'

// as wide as social networks show a picture
const SHOWN_WIDTH = 1200

/** Pieces as they stand in an archive: in the names of the specification, with what a reader wants to know beside them. */
export async function recordOf<Content extends PieceContent>(
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

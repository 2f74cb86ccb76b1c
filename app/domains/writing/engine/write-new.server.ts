import { setImmediate as breathe } from 'node:timers/promises'
import type { Actor } from '~/domains/audit/actor'
import { addressesChanged } from '~/domains/crawlers/changed-addresses.server'
import { addMediaUses } from '~/domains/media/commands.server'
import { mediaIdsInEach } from '~/domains/media/queries.server'
import { noteFirstLinks, registerNewPages } from '~/domains/pages/commands.server'
import { linkedPages } from '~/domains/pages/links.server'
import { beginSearchFields } from '~/domains/seo/search-fields.server'
import { contentChanged } from '~/platform/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import type { PieceContent } from '../piece'
import type { PieceKind } from '../piece-kind.server'
import { announceLater } from './announce-publication.server'
import { keepFirstRevisions } from './revisions.server'
import { subjectOf, tableOf, withPieces } from './rows.server'
import { slugOf } from './stored-piece.server'

/** A piece that nobody here knows yet, with clean content whose address is free. */
export interface NewState<Content extends PieceContent> {
  id: string
  content: Content
  publishedAt: Date | null
  createdAt: Date
  /** What in it looked like an attempt to run something. */
  flags: string[]
  /** Columns that say something else than the content would. */
  columns?: object
}

// links and pictures are looked for in the texts on the event loop: others get their turn after so many
const AT_ONCE = { rows: 10, characters: 100_000 }
// PostgreSQL takes the words of each row apart for the search: fewer characters make a shorter statement
export const ROWS_AT_ONCE = { rows: 10, characters: 6_000 }

/**
 * Writes pieces at revision 1 as part of `tx`, with a few statements for many of them, and all that hangs on a piece: its
 * page, search fields, links, pictures, what is announced at its moment. `author`: whose first revision each is; left out,
 * the history begins when something is changed.
 */
export async function writeNewPieces<Content extends PieceContent>(
  tx: Database,
  kind: PieceKind<Content>,
  pieces: NewState<Content>[],
  { author }: { author?: Actor },
  now: Date,
) {
  for (const some of bunchesOf(kind, pieces, AT_ONCE)) {
    for (const few of bunchesOf(kind, some, ROWS_AT_ONCE)) {
      await breathe()
      await writeRows(tx, kind, few, now)
    }
    await breathe()
    await writeWithThem(tx, kind, some, now)
    await breathe()
    if (author) await keepFirstRevisions(tx, author, some, now)
  }
  await breathe()
  for (const { id, publishedAt } of pieces) await announceLater(tx, kind, id, publishedAt, now)
  if (pieces.some(({ publishedAt }) => publishedAt)) await contentChanged(tx, kind.listTag)
}

/** The pieces in bunches, smaller ones where texts are long. */
export function* bunchesOf<Content extends PieceContent, Piece extends { content: Content }>(
  kind: PieceKind<Content>,
  pieces: Piece[],
  most: { rows: number; characters: number },
) {
  let some: Piece[] = []
  let characters = 0
  for (const piece of pieces) {
    some.push(piece)
    characters += kind.texts.of(piece.content).join('').length
    if (some.length < most.rows && characters < most.characters) continue
    yield some
    ;[some, characters] = [[], 0]
  }
  if (some.length > 0) yield some
}

async function writeRows<Content extends PieceContent>(
  tx: Database,
  kind: PieceKind<Content>,
  pieces: NewState<Content>[],
  now: Date,
) {
  const rows = pieces.map(({ id, content, publishedAt, createdAt, columns }) => ({
    ...kind.columnsOf(content),
    ...columns,
    id,
    slug: slugOf(id, content),
    publishedAt,
    createdAt,
    updatedAt: now,
    savedAt: now,
  }))
  await withPieces(tx).insertInto(tableOf(kind)).values(rows).execute()
}

async function writeWithThem<Content extends PieceContent>(
  tx: Database,
  kind: PieceKind<Content>,
  pieces: NewState<Content>[],
  now: Date,
) {
  const pages = pieces.map(({ id, content, publishedAt }) => {
    return { id, kind: kind.name, path: kind.pathOf(slugOf(id, content)), title: content.title, publishedAt }
  })
  const texts = pieces.map(({ content }) => kind.texts.of(content).join(''))
  const linked = pieces.map(({ id }, at) => ({ from: id, to: linkedPages(texts[at] ?? '') }))
  const described = pieces.map(({ content }, at) => ({ path: pages[at]?.path ?? '', fields: content.seo }))
  const shown = await mediaIdsInEach(tx, texts)
  const uses = pieces.flatMap(({ id, content }, at) => {
    const inFields = Object.values(kind.picturesOf(content)).flat()
    const mediaIds = new Set([...inFields, ...(shown[at] ?? [])])
    return [...mediaIds].map((mediaId) => ({ mediaId, subject: subjectOf(kind, id) }))
  })
  await registerNewPages(tx, pages, now)
  const out = pages.filter(({ publishedAt }) => publishedAt !== null && publishedAt <= now)
  await addressesChanged(
    tx,
    out.map(({ path }) => path),
    now,
  )
  await breathe()
  await beginSearchFields(tx, described)
  await noteFirstLinks(tx, linked)
  await addMediaUses(tx, uses)
}

import { setImmediate as breathe } from 'node:timers/promises'
import type { Actor } from '~/domains/audit/actor'
import { recordActions } from '~/domains/audit/commands.server'
import { addMediaUses } from '~/domains/media/commands.server'
import { mediaIdsInEach } from '~/domains/media/queries.server'
import { noteFirstLinks, registerNewPages } from '~/domains/pages/commands.server'
import { findPagePaths, linkedPages } from '~/domains/pages/links.server'
import { contentChanged } from '~/platform/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { announceLater } from '../engine/announce-publication.server'
import { subjectOf, tableOf, withPieces } from '../engine/rows.server'
import { bunchesOf, ROWS_AT_ONCE } from '../engine/write-new.server'
import type { PieceContent } from '../piece'
import type { PieceArchive } from '../piece-archive.server'
import type { PieceKind } from '../piece-kind.server'
import type { PieceState } from './piece-state'
import { draftOf, importOf, pageOf, rowOf } from './write-state.server'

/**
 * Does what `writeState` does for pieces of which nothing is here, not even the addresses, with a few statements for all of
 * them. Answers which of them link to pages that are not here, or not yet.
 */
export async function writeNewStates<Content extends PieceContent>(
  tx: Database,
  archive: PieceArchive<Content>,
  by: Actor,
  states: PieceState<Content>[],
  now: Date,
) {
  if (states.length === 0) return new Set<string>()
  const { kind } = archive
  for (const few of bunchesOf(kind, states, ROWS_AT_ONCE)) {
    await breathe()
    const rows = few.map((state) => rowOf(archive, state, 1))
    await withPieces(tx).insertInto(tableOf(kind)).values(rows).execute()
  }
  await writeDrafts(tx, states)
  await breathe()
  const pages = states.map((state) => pageOf(kind, state))
  await registerNewPages(tx, pages, now)
  const open = await noteLinksOf(tx, kind, states)
  await notePicturesOf(tx, kind, states)
  await breathe()
  for (const { id, publishedAt } of pages) await announceLater(tx, kind, id, publishedAt, now)
  await recordActions(
    tx,
    by,
    states.map((state) => importOf(kind, state, 1)),
  )
  const shown = pages.filter(({ publishedAt }) => publishedAt !== null)
  if (shown.length > 0) await contentChanged(tx, kind.listTag, ...shown.map(({ id }) => subjectOf(kind, id)))
  return open
}

async function writeDrafts(tx: Database, states: PieceState<PieceContent>[]) {
  for (const { id, draft } of states) {
    if (draft) await tx.insertInto('pieceDrafts').values(draftOf(id, draft)).execute()
  }
}

async function noteLinksOf<Content extends PieceContent>(
  tx: Database,
  kind: PieceKind<Content>,
  states: PieceState<Content>[],
) {
  const links = states.map(({ id, content }) => ({ from: id, to: linkedPages(kind.texts.of(content).join('')) }))
  const known = await findPagePaths(tx, [...new Set(links.flatMap(({ to }) => to))])
  await noteFirstLinks(tx, links)
  return new Set(links.filter(({ to }) => to.some((page) => !known.has(page))).map(({ from }) => from))
}

async function notePicturesOf<Content extends PieceContent>(
  tx: Database,
  kind: PieceKind<Content>,
  states: PieceState<Content>[],
) {
  const contents = states.map(({ content, draft }) => [content, ...(draft ? [draft.content] : [])])
  const inTexts = await mediaIdsInEach(
    tx,
    contents.map((some) => some.flatMap(kind.texts.of).join('')),
  )
  const uses = states.flatMap(({ id }, at) => {
    const inFields = (contents[at] ?? []).flatMap((content) => Object.values(kind.picturesOf(content)).flat())
    const mediaIds = new Set([...inFields, ...(inTexts[at] ?? [])])
    return [...mediaIds].map((mediaId) => ({ mediaId, subject: subjectOf(kind, id) }))
  })
  await addMediaUses(tx, uses)
}

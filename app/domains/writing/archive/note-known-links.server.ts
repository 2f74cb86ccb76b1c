import { noteLinks } from '~/domains/pages/commands.server'
import { findPagePaths, linkedPages } from '~/domains/pages/links.server'
import type { Database } from '~/platform/database/database.server'
import type { PieceContent } from '../piece'
import type { PieceArchive } from '../piece-archive.server'
import type { PieceState } from './piece-state'

/** Notes which pages a piece links to, as far as they are here. True: others may still come. */
export async function noteKnownLinks<Content extends PieceContent>(
  tx: Database,
  { kind }: Pick<PieceArchive<Content>, 'kind'>,
  { id, content }: Pick<PieceState<Content>, 'id' | 'content'>,
) {
  const wanted = linkedPages(kind.texts.of(content).join(''))
  const known = await findPagePaths(tx, wanted)
  await noteLinks(tx, id, [...known.keys()])
  return known.size < wanted.length
}

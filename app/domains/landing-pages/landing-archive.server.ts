import type { PieceArchive } from '~/domains/writing/piece-archive.server'
import { blocksAsHtml } from './blocks-as-html'
import type { LandingContent } from './landing-content'
import { landingKind } from './landing-kind.server'

/** Landing pages, as they leave in an archive and come back. */
export const landingArchive: PieceArchive<LandingContent> = {
  kind: landingKind,
  folder: 'landing_pages',
  kept: {},
  htmlOf: ({ blocks }) => blocksAsHtml(blocks),
}

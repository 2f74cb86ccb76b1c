import { postArchive } from '~/domains/blog/post-archive.server'
import { landingArchive } from '~/domains/landing-pages/landing-kind.server'
import { productArchive } from '~/domains/products/product-archive.server'
import type { PieceContent } from '~/domains/writing/piece'
import type { PieceArchive } from '~/domains/writing/piece-archive.server'

/** What is written on the site. Products come before the pages that show them. */
export const pieceArchives = [postArchive, productArchive, landingArchive] as unknown as PieceArchive<PieceContent>[]

import { postArchive } from '~/domains/blog/post-archive.server'
import { landingPageArchive } from '~/domains/landing-pages/landing-kind.server'
import { productArchive } from '~/domains/products/product-archive.server'
import type { EntryContent } from '~/domains/writing/piece'
import type { EntryArchive } from '~/domains/writing/piece-archive.server'

/** What is written on the site. Products come before the pages that show them. */
export const entryArchives = [
  postArchive,
  productArchive,
  landingPageArchive,
] as unknown as EntryArchive<EntryContent>[]

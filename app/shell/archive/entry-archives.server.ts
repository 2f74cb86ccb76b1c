import { postArchive } from '~/wings/content/blog/post-archive.server'
import { landingPageArchive } from '~/wings/content/landing-pages/landing-page-entry-type.server'
import type { EntryContent } from '~/wings/publishing/writing/entry'
import type { EntryArchive } from '~/wings/publishing/writing/entry-archive.queries.server'
import { productArchive } from '~/wings/shop/products/product-archive.server'

/** What is written on the site. Products come before the pages that show them. */
export const entryArchives = [
  postArchive,
  productArchive,
  landingPageArchive,
] as unknown as EntryArchive<EntryContent>[]

import { z } from 'zod'
import { isWellFormedPath } from '~/platform/page-cache/public-address.server'
import { pageSettings } from './form-schema.server'

const MOST_AT_ONCE = 200

/** What a table of pages changes of one: only the settings that it names. */
export const rowChange = pageSettings
  .pick({
    metaTitle: true,
    metaDescription: true,
    canonicalUrl: true,
    robotsMeta: true,
    breadcrumbLabel: true,
    inSitemap: true,
  })
  .partial()

export const pageChange = z.object({
  path: z.string().max(2_000).refine(isWellFormedPath, 'No page can be called so.'),
  change: rowChange,
  /** When the settings were stored that the writer has seen; null when there were none. */
  basedOn: z.coerce.date().nullable(),
})

export const pageChanges = z.object({ pages: z.array(pageChange).min(1).max(MOST_AT_ONCE) })

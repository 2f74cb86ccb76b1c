import { z } from 'zod'
import { isWellFormedPath } from '~/platform/page-cache/public-page-address.server'
import { type PageRowValues, tableSettings } from './page-settings'
import { pageSettingsSchema } from './page-settings-schema.server'

const MAX_AT_ONCE = 200

const isInTable = Object.fromEntries(tableSettings.map((name) => [name, true])) as Record<keyof PageRowValues, true>

/** What a table of pages changes of one: only the settings that it names. */
const pageRowSchema = pageSettingsSchema.pick(isInTable).partial()

export const pageSettingsChangeSchema = z.object({
  path: z.string().max(2_000).refine(isWellFormedPath, 'This is not a valid page path.'),
  change: pageRowSchema,
  /** When the settings were stored that the writer has seen; null when there were none. */
  basedOn: z.coerce.date().nullable(),
})

export const pageSettingsChangesSchema = z.object({ pages: z.array(pageSettingsChangeSchema).min(1).max(MAX_AT_ONCE) })

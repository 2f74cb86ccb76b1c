import { z } from 'zod'
import { DAY_MS } from '~/platform/time/dates'

const MAX_DOWNLOADS = 1_000
const MAX_EXTENSION_MS = 3_650 * DAY_MS

const downloadLimit = z.int('Enter a download limit.').min(1, 'Enter a download limit of 1 or more.').max(MAX_DOWNLOADS)
const endOfDay = z.iso.date('Enter an expiration date.').transform((day) => new Date(`${day}T23:59:59.999Z`))
const moment = z.iso.datetime().transform((text) => new Date(text))

/** Until when and how often a download link works: a day as it is typed, or the very moment that an undo brings back. */
export const downloadLinkTermsForm = z.union([
  z
    .object({
      lastDay: endOfDay.refine(
        (day) => day.getTime() < Date.now() + MAX_EXTENSION_MS,
        'Choose a date within the next ten years.',
      ),
      downloadLimit,
    })
    .transform(({ lastDay, ...terms }) => ({ expiresAt: lastDay, ...terms })),
  z.object({ expiresAt: moment, downloadLimit }),
])

import { z } from 'zod'
import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { DAY_MS } from '~/platform/time/dates'
import { changeDownloadLinkTerms } from '~/wings/shop/downloads/order-download-links.commands.server'
import { handleOrderRequest } from '../management/order-request.server'
import type { Route } from './+types/admin-order-download-link'

const MAX_DOWNLOADS = 1_000
const MAX_EXTENSION_MS = 3_650 * DAY_MS

const downloadLimit = z.int('Enter a download limit.').min(1, 'Enter a download limit of 1 or more.').max(MAX_DOWNLOADS)
const endOfDay = z.iso.date('Enter an expiration date.').transform((day) => new Date(`${day}T23:59:59.999Z`))
const moment = z.iso.datetime().transform((text) => new Date(text))

// a day as it is typed, or the very moment that an undo brings back
const termsForm = z.union([
  z.object({
    lastDay: endOfDay.refine(
      (day) => day.getTime() < Date.now() + MAX_EXTENSION_MS,
      'Choose a date within the next ten years.',
    ),
    downloadLimit,
  }),
  z.object({ expiresAt: moment, downloadLimit }),
])

/** PATCH changes until when and how often a download link works. */
export async function action(args: Route.ActionArgs) {
  if (args.request.method !== 'PATCH') return methodNotAllowed('PATCH')
  const { body, fault } = await readJson(args.request, termsForm)
  if (fault) return fault
  const expiresAt = 'lastDay' in body ? body.lastDay : body.expiresAt
  const terms = { expiresAt, downloadLimit: body.downloadLimit }
  return handleOrderRequest(args, async ({ db, by, orderId, partId }) => ({
    before: await changeDownloadLinkTerms(db, by, orderId, partId, terms),
  }))
}

export const loader = () => methodNotAllowed('PATCH')

import { z } from 'zod'
import { methodNotAllowed } from '~/platform/http/api-error'
import { handleEntryJson, handleEntryRequest } from '../entry-request.server'
import { publishEntry, withdrawEntry } from '../lifecycle/publication.commands.server'
import type { Route } from './+types/admin-entry-publication'

const publication = z.object({
  at: z.iso
    .datetime({ offset: true, error: 'Enter a date and time such as 2026-03-01T09:00:00Z.' })
    .transform((moment) => new Date(moment))
    .optional(),
  basedOn: z.int().min(0).optional(),
})

/** POST publishes what is being written, or schedules it; DELETE withdraws the piece. */
export async function action(args: Route.ActionArgs) {
  const { method } = args.request
  if (method === 'POST') {
    return handleEntryJson(args, { schema: publication }, ({ db, by, kind, entryId }, body) =>
      publishEntry(db, kind, by, entryId, body),
    )
  }
  if (method === 'DELETE')
    return handleEntryRequest(args, ({ db, by, kind, entryId }) => withdrawEntry(db, kind, by, entryId))
  return methodNotAllowed('POST, DELETE')
}

export const loader = () => methodNotAllowed('POST, DELETE')

import { methodNotAllowed } from '~/platform/http/api-error'
import { handleEntryRequest } from '../entry-request.server'
import { renewPreviewLink } from '../preview-link.commands.server'
import type { Route } from './+types/admin-entry-preview-link'

/** POST makes a new link to the preview in place of the one that was given away. */
export async function action(args: Route.ActionArgs) {
  if (args.request.method !== 'POST') return methodNotAllowed('POST')
  return handleEntryRequest(args, ({ db, by, kind, entryId }) => renewPreviewLink(db, kind, by, entryId))
}

export const loader = () => methodNotAllowed('POST')

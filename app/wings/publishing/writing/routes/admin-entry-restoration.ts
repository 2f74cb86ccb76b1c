import { z } from 'zod'
import { DomainError } from '~/platform/errors/errors'
import { methodNotAllowed } from '~/platform/http/api-error'
import { handleEntryJson } from '../entry-request.server'
import { parseRevisionNumber } from '../lifecycle/parse-revision-number'
import { restoreEntryRevision } from '../lifecycle/restore-revision.commands.server'
import type { Route } from './+types/admin-entry-restoration'

const restoration = z.object({ basedOn: z.int().min(0).optional() })

/** POST makes an earlier revision the state that is being written, and answers its content. */
export async function action(args: Route.ActionArgs) {
  if (args.request.method !== 'POST') return methodNotAllowed('POST')
  return handleEntryJson(args, { schema: restoration }, ({ db, by, kind, entryId }, { basedOn }) => {
    const revision = parseRevisionNumber(args.params.revision)
    if (!revision) throw new DomainError('This revision no longer exists.', 404)
    return restoreEntryRevision(db, kind, by, entryId, { revision, basedOn })
  })
}

export const loader = () => methodNotAllowed('POST')

import { z } from 'zod'
import { methodNotAllowed } from '~/platform/api-fault'
import { DomainError } from '~/platform/errors'
import { handleEntryJson } from '../engine/answers.server'
import { restoreEntryRevision } from '../engine/restoration.server'
import { parseRevisionNumber } from '../engine/revision-number'
import type { Route } from './+types/admin-piece-restoration'

const restoration = z.object({ basedOn: z.int().min(0).optional() })

/** POST makes an earlier revision the state that is being written, and answers its content. */
export async function action(args: Route.ActionArgs) {
  if (args.request.method !== 'POST') return methodNotAllowed('POST')
  return handleEntryJson(args, { schema: restoration }, ({ db, by, kind, pieceId }, { basedOn }) => {
    const revision = parseRevisionNumber(args.params.revision)
    if (!revision) throw new DomainError('This revision no longer exists.', 404)
    return restoreEntryRevision(db, kind, by, pieceId, { revision, basedOn })
  })
}

export const loader = () => methodNotAllowed('POST')

import { z } from 'zod'
import { wrongMethod } from '~/platform/api-fault'
import { DomainError } from '~/platform/errors'
import { answerWith } from '../engine/answers.server'
import { restoreRevision } from '../engine/restoration.server'
import { revisionNumber } from '../engine/revision-number'
import type { Route } from './+types/admin-piece-restoration'

const restoration = z.object({ basedOn: z.int().min(0).optional() })

/** POST makes an earlier revision the state that is being written, and answers its content. */
export async function action(args: Route.ActionArgs) {
  if (args.request.method !== 'POST') return wrongMethod('POST')
  return answerWith(args, { schema: restoration }, ({ db, by, kind, pieceId }, { basedOn }) => {
    const revision = revisionNumber(args.params.revision)
    if (!revision) throw new DomainError('This revision no longer exists.', 404)
    return restoreRevision(db, kind, by, pieceId, { revision, basedOn })
  })
}

export const loader = () => wrongMethod('POST')

import { z } from 'zod'
import { wrongMethod } from '~/platform/api-fault'
import { answerWith } from '../engine/answers.server'
import { saveDraft } from '../engine/save-draft.server'
import { pieceKindContext } from '../kind-context.server'
import { LONGEST_DRAFT_BYTES, type PieceContent } from '../piece'
import type { Route } from './+types/admin-piece-draft'

const LARGEST_REVISION = 2 ** 31 - 1

const save = (content: z.ZodType<PieceContent>) => z.object({ basedOn: z.int().min(0).max(LARGEST_REVISION), content })

/** PUT stores what is being written; 409 with the current version when somebody else has saved since. */
export async function action(args: Route.ActionArgs) {
  if (args.request.method !== 'PUT') return wrongMethod('PUT')
  const { schema } = args.context.get(pieceKindContext)
  return answerWith(args, { schema: save(schema), maxBytes: LONGEST_DRAFT_BYTES }, ({ db, kind, by, pieceId }, body) =>
    saveDraft(db, kind, by, pieceId, body),
  )
}

export const loader = () => wrongMethod('PUT')

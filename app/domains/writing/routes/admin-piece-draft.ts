import { z } from 'zod'
import { LONGEST_DRAFT_BYTES, postContent } from '../post-content'
import { answerWith, wrongMethod } from '../writing/answers.server'
import { saveDraft } from '../writing/save-draft.server'
import type { Route } from './+types/admin-post-draft'

const save = z.object({
  basedOn: z
    .int()
    .min(0)
    .max(2 ** 31 - 1),
  content: postContent,
})

/** PUT stores what is being written; 409 with the current version when somebody else has saved since. */
export async function action(args: Route.ActionArgs) {
  if (args.request.method !== 'PUT') return wrongMethod('PUT')
  return answerWith(args, { schema: save, maxBytes: LONGEST_DRAFT_BYTES }, ({ db, by, postId }, body) =>
    saveDraft(db, by, postId, body),
  )
}

export const loader = () => wrongMethod('PUT')

import { answer, wrongMethod } from '../writing/answers.server'
import { duplicatePost } from '../writing/duplicate.server'
import type { Route } from './+types/admin-post-copy'

/** POST makes a draft with the same words and answers its id. */
export async function action(args: Route.ActionArgs) {
  if (args.request.method !== 'POST') return wrongMethod('POST')
  return answer(args, async ({ db, by, postId }) => ({ id: await duplicatePost(db, by, postId) }))
}

export const loader = () => wrongMethod('POST')

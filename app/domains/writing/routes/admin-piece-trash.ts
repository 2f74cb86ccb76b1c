import { answer, wrongMethod } from '../writing/answers.server'
import { deletePost, restorePost } from '../writing/trash.server'
import type { Route } from './+types/admin-post-trash'

/** POST puts the post into the trash, DELETE takes it out again. */
export async function action(args: Route.ActionArgs) {
  const { method } = args.request
  if (method !== 'POST' && method !== 'DELETE') return wrongMethod('POST, DELETE')
  return answer(args, async ({ db, by, postId }) => {
    await (method === 'POST' ? deletePost : restorePost)(db, by, postId)
    return {}
  })
}

export const loader = () => wrongMethod('POST, DELETE')

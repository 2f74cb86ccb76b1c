import { DomainError } from '~/platform/errors'
import { answer, wrongMethod } from '../writing/answers.server'
import { leaveEditor, noteEditor } from '../writing/presence.server'
import type { Route } from './+types/admin-post-presence'

/** POST says that the admin has the post open and answers who else has; DELETE says that they have left. */
export async function action(args: Route.ActionArgs) {
  const { method } = args.request
  if (method !== 'POST' && method !== 'DELETE') return wrongMethod('POST, DELETE')
  return answer(args, async ({ db, by, postId }) => {
    if (!by.id) throw new DomainError('Only a person can be in the editor.', 403)
    if (method === 'POST') return noteEditor(db, by.id, postId)
    await leaveEditor(db, by.id, postId)
    return {}
  })
}

export const loader = () => wrongMethod('POST, DELETE')

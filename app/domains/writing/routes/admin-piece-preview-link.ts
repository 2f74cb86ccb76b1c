import { answer, wrongMethod } from '../writing/answers.server'
import { renewPreviewLink } from '../writing/preview-link.server'
import type { Route } from './+types/admin-post-preview-link'

/** POST makes a new link to the preview in place of the one that was given away. */
export async function action(args: Route.ActionArgs) {
  if (args.request.method !== 'POST') return wrongMethod('POST')
  return answer(args, ({ db, by, postId }) => renewPreviewLink(db, by, postId))
}

export const loader = () => wrongMethod('POST')

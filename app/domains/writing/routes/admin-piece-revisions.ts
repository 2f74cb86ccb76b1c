import { answer, wrongMethod } from '../writing/answers.server'
import { revisionNumber } from '../writing/revision-number'
import { listRevisions } from '../writing/revisions.server'
import type { Route } from './+types/admin-post-revisions'

/** The history of a post, newest first; `?before=` goes on after the last one. */
export function loader({ url, ...args }: Route.LoaderArgs) {
  const before = revisionNumber(url.searchParams.get('before'))
  return answer(args, async ({ db, postId }) => ({ revisions: await listRevisions(db, postId, before) }))
}

export const action = () => wrongMethod('GET')

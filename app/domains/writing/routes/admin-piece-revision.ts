import { DomainError } from '~/platform/errors'
import { answer, wrongMethod } from '../writing/answers.server'
import { withPaths } from '../writing/bound-links.server'
import { revisionNumber } from '../writing/revision-number'
import { findRevision } from '../writing/revisions.server'
import type { Route } from './+types/admin-post-revision'

/** One kept revision with its whole content. */
export function loader(args: Route.LoaderArgs) {
  return answer(args, async ({ db, postId }) => {
    const number = revisionNumber(args.params.revision)
    const revision = number && (await findRevision(db, postId, number))
    if (!revision) throw new DomainError('This revision no longer exists.', 404)
    return { ...revision, content: await withPaths(db, revision.content) }
  })
}

export const action = () => wrongMethod('GET')

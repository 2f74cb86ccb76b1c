import { wrongMethod } from '~/platform/api-fault'
import { DomainError } from '~/platform/errors'
import { answer } from '../engine/answers.server'
import { withPaths } from '../engine/bound-links.server'
import { revisionNumber } from '../engine/revision-number'
import { findRevision } from '../engine/revisions.server'
import type { Route } from './+types/admin-piece-revision'

/** One kept revision with its whole content. */
export function loader(args: Route.LoaderArgs) {
  return answer(args, async ({ db, kind, pieceId }) => {
    const number = revisionNumber(args.params.revision)
    const revision = number && (await findRevision(db, kind, pieceId, number))
    if (!revision) throw new DomainError('This revision no longer exists.', 404)
    return { ...revision, content: await withPaths(db, kind, revision.content) }
  })
}

export const action = () => wrongMethod('GET')

import { methodNotAllowed } from '~/platform/api-fault'
import { DomainError } from '~/platform/errors'
import { handleEntryRequest } from '../engine/answers.server'
import { resolveContentLinks } from '../engine/bound-links.server'
import { parseRevisionNumber } from '../engine/revision-number'
import { findEntryRevision } from '../engine/revisions.server'
import type { Route } from './+types/admin-piece-revision'

/** One kept revision with its whole content. */
export function loader(args: Route.LoaderArgs) {
  return handleEntryRequest(args, async ({ db, kind, pieceId }) => {
    const number = parseRevisionNumber(args.params.revision)
    const revision = number && (await findEntryRevision(db, kind, pieceId, number))
    if (!revision) throw new DomainError('This revision no longer exists.', 404)
    return { ...revision, content: await resolveContentLinks(db, kind, revision.content) }
  })
}

export const action = () => methodNotAllowed('GET')

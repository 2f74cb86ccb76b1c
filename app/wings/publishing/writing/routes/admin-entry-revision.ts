import { DomainError } from '~/platform/errors/errors'
import { methodNotAllowed } from '~/platform/http/api-error'
import { handleEntryRequest } from '../entry-request.server'
import { resolveContentLinks } from '../lifecycle/content-links.server'
import { parseRevisionNumber } from '../lifecycle/parse-revision-number'
import { findEntryRevision } from '../lifecycle/revisions.commands.server'
import type { Route } from './+types/admin-entry-revision'

/** One kept revision with its whole content. */
export function loader(args: Route.LoaderArgs) {
  return handleEntryRequest(args, async ({ db, kind, entryId }) => {
    const number = parseRevisionNumber(args.params.revision)
    const revision = number && (await findEntryRevision(db, kind, entryId, number))
    if (!revision) throw new DomainError('This revision no longer exists.', 404)
    return { ...revision, content: await resolveContentLinks(db, kind, revision.content) }
  })
}

export const action = () => methodNotAllowed('GET')

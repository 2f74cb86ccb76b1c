import { methodNotAllowed } from '~/platform/http/api-error'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { normalizeSearchQuery } from '~/platform/lists/search-query'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import { listContacts } from '../sharing/contacts.queries.server'
import type { Route } from './+types/api-notes-contacts'

/** GET answers at most three people to share a note with: `?q=` in their address or name, `?note=` without its readers. */
export function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  return respondWithJson(async () => ({
    contacts: await listContacts(context.get(databaseContext), context.get(userContext), {
      search: normalizeSearchQuery(searchParams.get('q')),
      noteId: searchParams.get('note') ?? undefined,
    }),
  }))
}

export const action = () => methodNotAllowed('GET')

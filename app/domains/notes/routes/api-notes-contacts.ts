import { userContext } from '~/domains/accounts/user-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { searchText } from '~/platform/search-text'
import { listContacts } from '../sharing/contacts.queries.server'
import type { Route } from './+types/api-notes-contacts'

/** GET answers at most three people to share a note with: `?q=` in their address or name, `?note=` without its readers. */
export function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  return answerJson(async () => ({
    contacts: await listContacts(context.get(databaseContext), context.get(userContext), {
      search: searchText(searchParams.get('q')),
      noteId: searchParams.get('note') ?? undefined,
    }),
  }))
}

export const action = () => wrongMethod('GET')

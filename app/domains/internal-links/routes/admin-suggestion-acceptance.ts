import { adminContext } from '~/domains/accounts/admin-guard.server'
import { apiFault, wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { chosenSuggestions, placedLinks } from '../suggesting/chosen-suggestion'
import { acceptSuggestions, takeBackLinks } from '../suggesting/commands.server'
import type { Route } from './+types/admin-suggestion-acceptance'

/** POST makes links of suggestions and answers what it put where, DELETE takes such an answer back. */
export async function action({ request, context }: Route.ActionArgs) {
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  if (request.method === 'POST') {
    const { body, fault } = await readJson(request, chosenSuggestions)
    if (fault) return fault
    const accepted = await acceptSuggestions(db, by, body.suggestions)
    return accepted.links === 0 ? apiFault(409, reasonIn(accepted.refused)) : Response.json(accepted)
  }
  if (request.method !== 'DELETE') return loader()
  const { body, fault } = await readJson(request, placedLinks)
  if (fault) return fault
  const { pages, refused } = await takeBackLinks(db, by, body.pages)
  return pages === 0 ? apiFault(409, refused[0] ?? '') : Response.json({ pages, refused })
}

function reasonIn([first]: { reason: string }[]) {
  return first?.reason ?? 'Nothing was linked.'
}

export function loader() {
  return wrongMethod('POST, DELETE')
}

import { apiErrorResponse, methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { acceptSuggestions, undoAcceptedLinks } from '../suggestions/commands.server'
import { acceptSuggestionsForm, undoAcceptedLinksForm } from '../suggestions/suggestion-forms'
import type { Route } from './+types/admin-suggestion-acceptance'

/** POST makes links of suggestions and answers what it put where, DELETE takes such an answer back. */
export async function action({ request, context }: Route.ActionArgs) {
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  if (request.method === 'POST') {
    const { body, fault } = await readJson(request, acceptSuggestionsForm)
    if (fault) return fault
    const accepted = await acceptSuggestions(db, by, body.suggestions)
    return accepted.links === 0 ? apiErrorResponse(409, firstReason(accepted.refused)) : Response.json(accepted)
  }
  if (request.method !== 'DELETE') return loader()
  const { body, fault } = await readJson(request, undoAcceptedLinksForm)
  if (fault) return fault
  const { pages, refused } = await undoAcceptedLinks(db, by, body.pages)
  return pages === 0 ? apiErrorResponse(409, refused[0] ?? '') : Response.json({ pages, refused })
}

function firstReason([first]: { reason: string }[]) {
  return first?.reason ?? 'Nothing was linked.'
}

export function loader() {
  return methodNotAllowed('POST, DELETE')
}

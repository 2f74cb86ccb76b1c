import { z } from 'zod'
import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import {
  dismissSuggestions,
  restoreAllSuggestions,
  restoreSuggestions,
} from '../suggestions/dismissals.commands.server'
import { dismissSuggestionsForm } from '../suggestions/suggestion-forms'
import type { Route } from './+types/admin-suggestion-dismissal'

const ofPage = z.object({ pageId: z.uuid() })

/** POST has suggestions not be shown again, DELETE has these be shown again, PUT all of one page. */
export async function action({ request, context }: Route.ActionArgs) {
  const db = context.get(databaseContext)
  if (request.method === 'PUT') {
    const { body, fault } = await readJson(request, ofPage)
    return fault ?? Response.json({ restored: await restoreAllSuggestions(db, body.pageId) })
  }
  if (request.method !== 'POST' && request.method !== 'DELETE') return loader()
  const { body, fault } = await readJson(request, dismissSuggestionsForm)
  if (fault) return fault
  if (request.method === 'POST') await dismissSuggestions(db, body.pairs)
  else await restoreSuggestions(db, body.pairs)
  return Response.json(body)
}

export function loader() {
  return methodNotAllowed('POST, PUT, DELETE')
}

import { z } from 'zod'
import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { MAX_MARKUP_LENGTH } from '../page-settings'
import { pageSettingsSchema } from '../page-settings-schema.server'
import { readPagePathParam } from '../read-page-path-param.server'
import { savePageSettings } from '../save-page-settings.commands.server'
import type { Route } from './+types/admin-page-settings-save'

const sent = z.object({ settings: pageSettingsSchema, basedOn: z.coerce.date().nullable() })
// markup of 100,000 characters of any script, and room for the rest
const MAX_BYTES = 4 * MAX_MARKUP_LENGTH

/** PUT says what search engines are told of the page at `?path`; when somebody did meanwhile, the answer is 409 with that. */
export async function action({ request, context, url }: Route.ActionArgs) {
  if (request.method !== 'PUT') return loader()
  const { body, fault } = await readJson(request, sent, MAX_BYTES)
  if (fault) return fault
  return respondWithJson(async () => {
    const revision = { path: readPagePathParam(url), ...body }
    const revised = await savePageSettings(context.get(databaseContext), context.get(adminContext), revision)
    if (!('current' in revised)) return revised
    const error = { code: 'conflict', message: 'Someone else saved these settings after you opened them.' }
    return Response.json({ error, ...revised }, { status: 409, headers: { 'Cache-Control': 'no-store' } })
  })
}

export function loader() {
  return methodNotAllowed('PUT')
}

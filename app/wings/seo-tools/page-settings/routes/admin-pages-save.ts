import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { pageSettingsChangesSchema } from '../page-settings-change-schema.server'
import { saveManyPageSettings } from '../save-many-page-settings.commands.server'
import type { Route } from './+types/admin-pages-save'

const MAX_BYTES = 1024 * 1024

/** PUT changes the settings of many pages; those that somebody has saved meanwhile are left alone, and named. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'PUT') return loader()
  const { body, fault } = await readJson(request, pageSettingsChangesSchema, MAX_BYTES)
  if (fault) return fault
  return respondWithJson(() =>
    saveManyPageSettings(context.get(databaseContext), context.get(adminContext), body.pages),
  )
}

export function loader() {
  return methodNotAllowed('PUT')
}

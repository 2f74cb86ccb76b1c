import { adminContext } from '~/domains/accounts/admin-guard.server'
import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { saveManyPageSettings } from '../revising/revise-pages.server'
import { pageSettingsChangesSchema } from '../revising/row-change.server'
import type { Route } from './+types/admin-pages-save'

const MOST_BYTES = 1024 * 1024

/** PUT changes the settings of many pages; those that somebody has saved meanwhile are left alone, and named. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'PUT') return loader()
  const { body, fault } = await readJson(request, pageSettingsChangesSchema, MOST_BYTES)
  if (fault) return fault
  return respondWithJson(() =>
    saveManyPageSettings(context.get(databaseContext), context.get(adminContext), body.pages),
  )
}

export function loader() {
  return methodNotAllowed('PUT')
}

import { adminContext } from '~/domains/accounts/admin-guard.server'
import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { notFound } from '~/platform/errors'
import { isUuid } from '~/platform/is-uuid'
import { readJson } from '~/platform/json-request.server'
import { removeSection, renameSection } from '../sections/commands.server'
import { sectionNameSchema } from '../sections/section'
import type { Route } from './+types/admin-landing-section'

/** PATCH gives a saved section another name; DELETE removes it and answers it, for the way back. */
export async function action({ request, context, params: { sectionId } }: Route.ActionArgs) {
  if (!isUuid(sectionId)) throw notFound('Section')
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  if (request.method === 'DELETE') return respondWithJson(() => removeSection(db, by, sectionId))
  if (request.method !== 'PATCH') return loader()
  const { body, fault } = await readJson(request, sectionNameSchema)
  return fault ?? respondWithJson(() => renameSection(db, by, sectionId, body.name))
}

export const loader = () => methodNotAllowed('PATCH, DELETE')

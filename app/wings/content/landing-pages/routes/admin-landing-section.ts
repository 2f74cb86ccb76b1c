import { isUuid } from '~/platform/database/is-uuid'
import { notFound } from '~/platform/errors/errors'
import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { sectionNameSchema } from '../saved-section'
import { removeSection, renameSection } from '../saved-sections.commands.server'
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

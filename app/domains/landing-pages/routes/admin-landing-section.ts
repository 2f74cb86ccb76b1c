import { adminContext } from '~/domains/accounts/admin-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { notFound } from '~/platform/errors'
import { isUuid } from '~/platform/is-uuid'
import { readJson } from '~/platform/json-request.server'
import { removeSection, renameSection } from '../sections/commands.server'
import { sectionName } from '../sections/section'
import type { Route } from './+types/admin-landing-section'

/** PATCH gives a saved section another name; DELETE removes it and answers it, for the way back. */
export async function action({ request, context, params: { sectionId } }: Route.ActionArgs) {
  if (!isUuid(sectionId)) throw notFound('Section')
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  if (request.method === 'DELETE') return answerJson(() => removeSection(db, by, sectionId))
  if (request.method !== 'PATCH') return loader()
  const { body, fault } = await readJson(request, sectionName)
  return fault ?? answerJson(() => renameSection(db, by, sectionId, body.name))
}

export const loader = () => wrongMethod('PATCH, DELETE')

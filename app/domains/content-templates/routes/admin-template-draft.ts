import { z } from 'zod'
import { adminContext } from '~/domains/accounts/admin-guard.server'
import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { sampleRowSchema } from '../admin/save-form'
import { generateDraft } from '../generate/commands.server'
import type { Route } from './+types/admin-template-draft'

const draftForm = z.object({ id: z.uuid(), row: sampleRowSchema })
const MAX_ROW_BYTES = 1024 * 1024

/** POST makes a draft of the template and the values that came. */
export async function action({ request, context, params }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  const { body, fault } = await readJson(request, draftForm, MAX_ROW_BYTES)
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  return fault ?? respondWithJson(() => generateDraft(db, by, params.templateId, body))
}

export function loader() {
  return methodNotAllowed('POST')
}

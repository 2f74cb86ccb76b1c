import { z } from 'zod'
import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { generateDraft } from '../generate-draft.commands.server'
import { sampleRowSchema } from '../template-form'
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

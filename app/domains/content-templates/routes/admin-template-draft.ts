import { z } from 'zod'
import { adminContext } from '~/domains/accounts/admin-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { sample } from '../admin/save-form'
import { generateDraft } from '../generate/commands.server'
import type { Route } from './+types/admin-template-draft'

const draft = z.object({ id: z.uuid(), row: sample })
const LONGEST_ROW_BYTES = 1024 * 1024

/** POST makes a draft of the template and the values that came. */
export async function action({ request, context, params }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  const { body, fault } = await readJson(request, draft, LONGEST_ROW_BYTES)
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  return fault ?? answerJson(() => generateDraft(db, by, params.templateId, body))
}

export function loader() {
  return wrongMethod('POST')
}

import { LONGEST_DRAFT_BYTES } from '~/domains/writing/piece'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { previewForm } from '../preview/preview-form'
import { previewTemplate } from '../preview/preview-template.server'
import type { Route } from './+types/admin-template-preview'

/** POST answers what a template in the making gives for its sample rows. Nothing is kept. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  const { body, fault } = await readJson(request, previewForm, LONGEST_DRAFT_BYTES)
  return fault ?? answerJson(async () => ({ rows: await previewTemplate(context.get(databaseContext), body) }))
}

export function loader() {
  return wrongMethod('POST')
}

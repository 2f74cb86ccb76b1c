import { MAX_ENTRY_BYTES } from '~/domains/writing/piece'
import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { templatePreviewForm } from '../preview/preview-form'
import { previewTemplate } from '../preview/preview-template.server'
import type { Route } from './+types/admin-template-preview'

/** POST answers what a template in the making gives for its sample rows. Nothing is kept. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  const { body, fault } = await readJson(request, templatePreviewForm, MAX_ENTRY_BYTES)
  return fault ?? respondWithJson(async () => ({ rows: await previewTemplate(context.get(databaseContext), body) }))
}

export function loader() {
  return methodNotAllowed('POST')
}

import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { MAX_ENTRY_BYTES } from '~/wings/publishing/writing/entry'
import { templatePreviewForm } from '../preview-form'
import { previewTemplate } from '../preview-template.server'
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

import { z } from 'zod'
import { notFound } from '~/platform/errors/errors'
import { submit } from '~/platform/forms/submit-form.server'
import { methodNotAllowed } from '~/platform/http/api-error'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { updateRedirect } from '../commands.server'
import { redirectForm, withLocalTarget } from '../redirect-form'
import type { Route } from './+types/admin-redirect'

/** POST changes one redirect. */
export function action({ request, context, params }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  const id = z.uuid().safeParse(params.redirectId)
  if (!id.success) throw notFound('Redirect')
  const form = redirectForm.transform(withLocalTarget(context.get(environmentContext).ORIGIN))
  return submit(request, form, (given) =>
    updateRedirect(context.get(databaseContext), context.get(adminContext), id.data, given),
  )
}

export function loader() {
  return methodNotAllowed('POST')
}

import { z } from 'zod'
import { adminContext } from '~/domains/accounts/admin-guard.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext, environmentContext } from '~/platform/context.server'
import { notFound } from '~/platform/errors'
import { submit } from '~/platform/forms.server'
import { updateRedirect } from '../commands.server'
import { redirectForm, withLocalTarget } from '../redirect'
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

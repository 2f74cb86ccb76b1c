import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { createShareLink } from '../sharing/commands.server'
import { newShareLinkSchema } from '../sharing/share-link'
import type { Route } from './+types/admin-share-links'

/** POST makes a link. */
export function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  const [db, { SECRET }, by] = [
    context.get(databaseContext),
    context.get(environmentContext),
    context.get(adminContext),
  ]
  return respondWithJson(async () => {
    const { body, fault } = await readJson(request, newShareLinkSchema)
    return fault ?? createShareLink(db, SECRET, by, body)
  })
}

export function loader() {
  return methodNotAllowed('POST')
}

import { isUuid } from '~/platform/database/is-uuid'
import { notFound } from '~/platform/errors/errors'
import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { restoreShareLink, revokeShareLink, updateShareLink } from '../sharing/commands.server'
import { shareLinkChangeSchema } from '../sharing/share-link'
import type { Route } from './+types/admin-share-link'

/** PATCH changes a link, DELETE revokes it, PUT lets it work again. */
export function action({ request, context, params: { linkId: id } }: Route.ActionArgs) {
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  if (!isUuid(id)) throw notFound('Link')
  return respondWithJson(async () => {
    if (request.method === 'DELETE') return revokeShareLink(db, by, id)
    if (request.method === 'PUT') return restoreShareLink(db, by, id)
    if (request.method !== 'PATCH') return loader()
    const { body, fault } = await readJson(request, shareLinkChangeSchema)
    return fault ?? updateShareLink(db, by, id, body)
  })
}

export function loader() {
  return methodNotAllowed('PATCH, DELETE, PUT')
}

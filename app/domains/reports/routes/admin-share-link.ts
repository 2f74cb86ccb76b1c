import { adminContext } from '~/domains/accounts/admin-guard.server'
import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { notFound } from '~/platform/errors'
import { isUuid } from '~/platform/is-uuid'
import { readJson } from '~/platform/json-request.server'
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

import { databaseContext } from '~/platform/http/request-context.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { recipientSettingList as list } from '../emails/recipient-setting-list.server'
import { handleListItemRequest, listItemMethodNotAllowed } from '../goals/handle-list-item-request.server'
import type { Route } from './+types/admin-recipient'

export function action({ request, context, params }: Route.ActionArgs) {
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  return handleListItemRequest(request, { list, db, by, id: params.recipientId })
}

export function loader() {
  return listItemMethodNotAllowed()
}

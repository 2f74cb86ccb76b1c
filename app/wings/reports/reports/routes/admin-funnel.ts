import { databaseContext } from '~/platform/http/request-context.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { funnelSettingList as list } from '../goals/funnel-setting-list.server'
import { handleListItemRequest, listItemMethodNotAllowed } from '../goals/handle-list-item-request.server'
import type { Route } from './+types/admin-funnel'

export function action({ request, context, params }: Route.ActionArgs) {
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  return handleListItemRequest(request, { list, db, by, id: params.funnelId })
}

export function loader() {
  return listItemMethodNotAllowed()
}

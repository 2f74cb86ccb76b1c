import { adminContext } from '~/domains/accounts/admin-guard.server'
import { databaseContext } from '~/platform/context.server'
import { funnelSettingList as list } from '../funnels/kept-funnels.server'
import { handleListItemRequest, listItemMethodNotAllowed } from '../kept-list/answer-change.server'
import type { Route } from './+types/admin-funnel'

export function action({ request, context, params }: Route.ActionArgs) {
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  return handleListItemRequest(request, { list, db, by, id: params.funnelId })
}

export function loader() {
  return listItemMethodNotAllowed()
}

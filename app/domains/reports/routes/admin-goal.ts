import { adminContext } from '~/domains/accounts/admin-guard.server'
import { databaseContext } from '~/platform/context.server'
import { goalSettingList as list } from '../goals/kept-goals.server'
import { handleListItemRequest, listItemMethodNotAllowed } from '../kept-list/answer-change.server'
import type { Route } from './+types/admin-goal'

export function action({ request, context, params }: Route.ActionArgs) {
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  return handleListItemRequest(request, { list, db, by, id: params.goalId })
}

export function loader() {
  return listItemMethodNotAllowed()
}

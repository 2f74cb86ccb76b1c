import { adminContext } from '~/domains/accounts/admin-guard.server'
import { databaseContext } from '~/platform/context.server'
import { handleListItemRequest, listItemMethodNotAllowed } from '../kept-list/answer-change.server'
import { recipientSettingList as list } from '../mails/kept-recipients.server'
import type { Route } from './+types/admin-recipient'

export function action({ request, context, params }: Route.ActionArgs) {
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  return handleListItemRequest(request, { list, db, by, id: params.recipientId })
}

export function loader() {
  return listItemMethodNotAllowed()
}

import { adminContext } from '~/domains/accounts/admin-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext, environmentContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { makeShareLink } from '../sharing/commands.server'
import { newShareLink } from '../sharing/share-link'
import type { Route } from './+types/admin-share-links'

/** POST makes a link. */
export function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  const [db, { SECRET }, by] = [
    context.get(databaseContext),
    context.get(environmentContext),
    context.get(adminContext),
  ]
  return answerJson(async () => {
    const { body, fault } = await readJson(request, newShareLink)
    return fault ?? makeShareLink(db, SECRET, by, body)
  })
}

export function loader() {
  return wrongMethod('POST')
}

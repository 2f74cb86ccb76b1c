import { receiveLead } from '~/domains/contact/commands.server'
import { isTrapped, waitingListForm } from '~/domains/contact/message'
import { pageMeta } from '~/domains/seo/page-meta'
import { findBrand } from '~/domains/settings/queries.server'
import { databaseContext, visitContext } from '~/platform/context.server'
import { formState } from '~/platform/form-failure'
import { submit } from '~/platform/forms.server'
import { keepTyped } from '~/platform/keep-typed'
import { clientKey, limitRate } from '~/platform/rate-limit.server'
import { WaitingListPage } from '../ui/waiting-list-page'
import type { Route } from './+types/waiting-list'

/** Stands where the planner's sign-in will be, until the planner opens. */
export function action({ request, context, url }: Route.ActionArgs) {
  const db = context.get(databaseContext)
  return submit(request, waitingListForm, async (form) => {
    await limitRate(db, `waiting-list:${clientKey(context.get(visitContext).address)}`)
    const wants = 'A mail when the planner opens'
    const lead = { email: form.email, wants, pagePath: url.pathname, isTrapped: isTrapped(form) }
    await receiveLead(db, await findBrand(db), lead)
    return { sent: true as const }
  })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepTyped(serverAction, 'This could not be sent. Your address is still here. Please try again.')
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'The planner opens soon',
    description:
      'From an idea to stories, criteria, estimates with ranges and an order to build in. Leave your address and we write once, when it opens.',
  })
}

export default function WaitingList({ actionData }: Route.ComponentProps) {
  return <WaitingListPage {...formState(actionData)} />
}

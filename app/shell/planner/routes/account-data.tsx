import { href, redirect } from 'react-router'
import { deletionForm } from '~/domains/accounts/account'
import { refreshSession } from '~/domains/accounts/auth-client'
import { sessionMark } from '~/domains/accounts/local-marks'
import { prove } from '~/domains/accounts/proof.server'
import { hasPassword } from '~/domains/accounts/queries.server'
import { requireSecondFactorWhereSetUp } from '~/domains/accounts/recent-authentication.server'
import { endSession, sessionContext, withCookies } from '~/domains/accounts/session.server'
import { userContext } from '~/domains/accounts/user-guard.server'
import { forgetPlansInBrowser } from '~/domains/plans/forget-in-browser'
import { listPlansFor } from '~/domains/plans/queries.server'
import { databaseContext, visitContext } from '~/platform/context.server'
import { submit } from '~/platform/forms.server'
import { keepForm } from '~/platform/keep-form'
import { showToast } from '~/ui/toasts'
import { AccountDataScreen } from '../account/account-data-screen'
import { leave } from '../account/own-account.server'
import type { Route } from './+types/account-data'

export async function loader({ context }: Route.LoaderArgs) {
  const [db, person] = [context.get(databaseContext), context.get(userContext)]
  const plans = await listPlansFor(db, person)
  return {
    email: person.email,
    hasPassword: await hasPassword(db, person.id),
    ownPlans: plans.filter(({ role }) => role === 'owner').length,
  }
}

/** Deletes the account of whoever asks. */
export function action({ request, context }: Route.ActionArgs) {
  const db = context.get(databaseContext)
  return submit(request, deletionForm, async ({ password }) => {
    const { address } = context.get(visitContext)
    await requireSecondFactorWhereSetUp(db, context.get(sessionContext))
    const account = await prove(db, { session: context.get(sessionContext), address, password })
    await leave(db, account)
    const cookies = await endSession({ request, context })
    return redirect(href('/planner'), { headers: withCookies(cookies) })
  })
}

/** Every tab of this browser learns that nobody is signed in any more; what it kept of their notes goes too. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const person = await refreshSession()
  try {
    return await keepForm(request, serverAction)
  } catch (answer) {
    // once the way to the planner's page has begun: the guard would send who is nobody any more to the sign-in
    setTimeout(() => void refreshSession())
    const userId = sessionMark()
    if (userId) forgetPlansInBrowser(userId)
    showToast('Your account is deleted')
    if (person) void import('~/domains/notes/local-notes').then(({ forgetLocalNotes }) => forgetLocalNotes(person.id))
    throw answer
  }
}

export function meta() {
  return [{ title: 'Your data' }, { name: 'robots', content: 'noindex' }]
}

export default function AccountData({ loaderData }: Route.ComponentProps) {
  return <AccountDataScreen {...loaderData} />
}

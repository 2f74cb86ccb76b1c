import { href, redirect } from 'react-router'
import { accountDeletionForm } from '~/domains/accounts/account'
import { refreshSession } from '~/domains/accounts/auth-client'
import { getSessionMarker } from '~/domains/accounts/local-marks'
import { verifyIdentity } from '~/domains/accounts/proof.server'
import { hasPassword } from '~/domains/accounts/queries.server'
import { requireSecondFactorIfSetUp } from '~/domains/accounts/recent-authentication.server'
import { endSession, sessionContext, withCookies } from '~/domains/accounts/session.server'
import { userContext } from '~/domains/accounts/user-guard.server'
import { clearPlansInBrowser } from '~/domains/plans/forget-in-browser'
import { listPlansFor } from '~/domains/plans/queries.server'
import { databaseContext, requestMetaContext } from '~/platform/context.server'
import { submit } from '~/platform/forms.server'
import { preserveIntentFormOnError } from '~/platform/keep-form'
import { showToast } from '~/ui/toasts'
import { AccountDataScreen } from '../account/account-data-screen'
import { deleteOwnAccount } from '../account/own-account.server'
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
  return submit(request, accountDeletionForm, async ({ password }) => {
    const { address } = context.get(requestMetaContext)
    await requireSecondFactorIfSetUp(db, context.get(sessionContext))
    const account = await verifyIdentity(db, { session: context.get(sessionContext), address, password })
    await deleteOwnAccount(db, account)
    const cookies = await endSession({ request, context })
    return redirect(href('/planner'), { headers: withCookies(cookies) })
  })
}

/** Every tab of this browser learns that nobody is signed in any more; what it kept of their notes goes too. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const person = await refreshSession()
  try {
    return await preserveIntentFormOnError(request, serverAction)
  } catch (answer) {
    // once the way to the planner's page has begun: the guard would send who is nobody any more to the sign-in
    setTimeout(() => void refreshSession())
    const userId = getSessionMarker()
    if (userId) clearPlansInBrowser(userId)
    showToast('Your account is deleted')
    if (person)
      void import('~/domains/notes/local-notes').then(({ clearLocalDrafts: forgetLocalNotes }) =>
        forgetLocalNotes(person.id),
      )
    throw answer
  }
}

export function meta() {
  return [{ title: 'Your data' }, { name: 'robots', content: 'noindex' }]
}

export default function AccountData({ loaderData }: Route.ComponentProps) {
  return <AccountDataScreen {...loaderData} />
}

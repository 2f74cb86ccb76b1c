import { href, redirect } from 'react-router'
import { preserveIntentFormOnError } from '~/platform/forms/preserve-intent-form-on-error'
import { submit } from '~/platform/forms/submit-form.server'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext, requestMetaContext } from '~/platform/http/request-context.server'
import { showToast } from '~/ui/toaster'
import { clearPlansInBrowser } from '~/wings/planner/plans/clear-plans-in-browser'
import { listPlansFor } from '~/wings/planner/plans/queries.server'
import { accountDeletionForm } from '~/wings/site/accounts/account'
import { refreshSession } from '~/wings/site/accounts/auth-client'
import { hasPassword } from '~/wings/site/accounts/queries.server'
import { requireSecondFactorIfSetUp } from '~/wings/site/accounts/recent-authentication.server'
import { endSession, sessionContext, withCookies } from '~/wings/site/accounts/session.commands.server'
import { clearSessionMarker, getSessionMarker } from '~/wings/site/accounts/session-marker'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import { verifyIdentity } from '~/wings/site/accounts/verify-identity.server'
import { deleteOwnAccount } from '../account.commands.server'
import { AccountDataScreen } from '../ui/account-data-screen'
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
    // all of it before the next document, which ends what is still under way here
    const userId = getSessionMarker()
    if (userId) clearPlansInBrowser(userId)
    clearSessionMarker()
    showToast('Your account was deleted')
    if (person) {
      const { clearLocalDrafts } = await import('~/wings/notes/notes/clear-local-drafts')
      await clearLocalDrafts(person.id)
    }
    throw answer
  }
}

export function meta() {
  return noindexMeta('Your data')
}

export default function AccountData({ loaderData }: Route.ComponentProps) {
  return <AccountDataScreen {...loaderData} />
}

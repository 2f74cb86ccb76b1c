import { data } from 'react-router'
import { isFormFailure } from '~/platform/forms/form-failure'
import { preserveFormOnError } from '~/platform/forms/preserve-form-on-error'
import { submit } from '~/platform/forms/submit-form.server'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { emailForm } from '../account'
import { inviteAdmin } from '../admins.commands.server'
import { confirmIdentity } from '../confirm-identity-dialog'
import { listAdmins, listSessions } from '../queries.server'
import { requireRecentAuthentication } from '../recent-authentication.server'
import { sessionContext } from '../session.commands.server'
import { isSecondFactorRequired } from '../two-factor/second-factor-requirement.server'
import { AdminsScreen } from '../ui/admins-screen'
import type { Route } from './+types/admin-admins'

export async function loader({ context }: Route.LoaderArgs) {
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  const admins = await listAdmins(db)
  const sessions = by.id ? await listSessions(db, by.id) : []
  return {
    isSecondFactorRequired: await isSecondFactorRequired(db),
    admins: admins.map(({ methodId, passkeys, appSince, ...admin }) => ({
      ...admin,
      isInvited: methodId === null,
      hasPasskey: Number(passkeys) > 0,
      hasApp: appSince !== null,
      isYou: admin.id === by.id,
    })),
    sessions: sessions.map((session) => ({ ...session, isThis: session.id === context.get(sessionContext).id })),
  }
}

/** Adds an admin, who gets a mail. */
export function action({ request, context }: Route.ActionArgs) {
  const [db, env] = [context.get(databaseContext), context.get(environmentContext)]
  return submit(request, emailForm, async ({ email }) => {
    requireRecentAuthentication(context)
    await inviteAdmin(db, env, context.get(adminContext), email)
    return data({ invited: email })
  })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  await confirmIdentity()
  return preserveFormOnError(serverAction, 'The form could not be sent. Please try again.')
}

export function meta() {
  return noindexMeta('Admins – Settings')
}

export default function AdminAdmins({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AdminsScreen
      {...loaderData}
      failure={isFormFailure(actionData) ? actionData : undefined}
      invited={actionData && 'invited' in actionData ? actionData.invited : undefined}
    />
  )
}

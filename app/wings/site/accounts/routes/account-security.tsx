import { data, type RouterContextProvider, useLocation } from 'react-router'
import { preserveIntentFormOnError } from '~/platform/forms/preserve-intent-form-on-error'
import { readIntent, submitIntent } from '~/platform/forms/submit-intent.server'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext, requestMetaContext } from '~/platform/http/request-context.server'
import { safeRedirectPath } from '~/platform/http/safe-redirect-path'
import { showToast } from '~/ui/toaster'
import { refreshSession } from '../auth-client'
import { changePassword, endOwnSession } from '../own-account.commands.server'
import { changePasswordForm, disconnectProviderForm, emptyForm, endSessionForm } from '../own-account-forms'
import { listSessions, listSignInMethods } from '../queries.server'
import { endSessions, sessionContext } from '../session.commands.server'
import { disconnectProvider } from '../sign-in/disconnect-provider.commands.server'
import { oauthProviderNames } from '../sign-in/oauth-provider'
import { countRecoveryCodes, findAuthenticatorApp, listPasskeys } from '../two-factor/queries.server'
import { SecurityScreen } from '../ui/security-screen'
import { userContext } from '../user-guard.server'
import type { Route } from './+types/account-security'

export async function loader({ context }: Route.LoaderArgs) {
  const [db, { id, email, is_admin: isAdmin }, session] = [
    context.get(databaseContext),
    context.get(userContext),
    context.get(sessionContext),
  ]
  const sessions = await listSessions(db, id)
  return {
    email,
    isAdmin,
    factors: {
      passkeys: await listPasskeys(db, id),
      appSince: (await findAuthenticatorApp(db, id)) ?? null,
      codesLeft: await countRecoveryCodes(db, id),
    },
    methods: await listSignInMethods(db, id),
    sessions: sessions.map((row) => ({ ...row, isThis: row.id === session.id })),
  }
}

/** A new password, the end of another way in, or of sessions. */
export async function action({ request, context }: Route.ActionArgs) {
  const intent = await readIntent(request)
  if (intent === 'password') return handleChangePassword(request, context)
  if (intent.startsWith('unlink:')) return handleDisconnect(request, context, intent)
  return handleEndSessions(request, context, intent)
}

function handleChangePassword(request: Request, context: Readonly<RouterContextProvider>) {
  return submitIntent(request, 'password', changePasswordForm, async (form) => {
    await changePassword(context.get(databaseContext), toIdentityProof(context, form), form.newPassword)
    return 'Password changed. You were signed out of all other sessions, and your agent tokens were revoked.'
  })
}

function handleDisconnect(request: Request, context: Readonly<RouterContextProvider>, intent: string) {
  return submitIntent(request, intent, disconnectProviderForm, async (form) => {
    await disconnectProvider(context.get(databaseContext), toIdentityProof(context, form), form.provider)
    return `${oauthProviderNames[form.provider]} disconnected.`
  })
}

function toIdentityProof(context: Readonly<RouterContextProvider>, { password }: { password: string }) {
  return { session: context.get(sessionContext), address: context.get(requestMetaContext).address, password }
}

function handleEndSessions(request: Request, context: Readonly<RouterContextProvider>, intent: string) {
  const [db, { id }, here] = [context.get(databaseContext), context.get(userContext), context.get(sessionContext)]
  if (intent === 'end-others') {
    return submitIntent(request, intent, emptyForm, async () =>
      endedSessionsMessage(await endSessions(db, id, here.id)),
    )
  }
  if (intent === 'end-all') {
    return submitIntent(request, intent, emptyForm, async () => endedSessionsMessage(await endSessions(db, id)))
  }
  if (intent.startsWith('end:')) {
    return submitIntent(request, intent, endSessionForm, async ({ sessionId }) => {
      await endOwnSession(db, id, sessionId)
      return 'Session ended.'
    })
  }
  return data({ formError: 'The form could not be read. Please try again.', fieldErrors: {} }, { status: 400 })
}

const endedSessionsMessage = (ended: number) => (ended === 1 ? '1 session ended.' : `${ended} sessions ended.`)

/** Whoever ended their own session is signed out in every tab. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const reply = await preserveIntentFormOnError(request, serverAction)
  // the row that the form stood in goes away with the session, or the way in
  if ('done' in reply && reply.intent !== 'password') showToast(reply.done)
  void refreshSession()
  return reply
}

export function meta() {
  return noindexMeta('Sign-in and security')
}

export default function AccountSecurity({ loaderData }: Route.ComponentProps) {
  const to = new URLSearchParams(useLocation().search).get('to')
  return <SecurityScreen {...loaderData} back={to ? safeRedirectPath(to, '/admin') : undefined} />
}

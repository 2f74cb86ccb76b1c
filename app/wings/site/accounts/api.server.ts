import type { MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { type ApiEnv, jsonBody, uuidParam } from '~/kits/api/api.server'
import { DomainError } from '~/platform/errors/errors'
import { emailField } from '~/platform/forms/email-field'
import { requestMetaContext } from '~/platform/http/request-context.server'
import { createAdminApi } from '~/wings/site/admin-api.server'
import { endOtherSessionsOfAdmin, endSessionsByAdmin } from './admin-sessions.commands.server'
import { removeAdmin, restoreAdmin } from './admins.commands.server'
import {
  isRecentlyAuthenticated,
  requireAuthenticationForFactorChange,
  requireRecentAuthentication,
} from './recent-authentication.server'
import { resetSecondFactor } from './reset-second-factor.commands.server'
import { sessionContext } from './session.commands.server'
import { limitAttempts } from './sign-in/sign-in-limits.server'
import {
  confirmAuthenticatorApp,
  regenerateRecoveryCodes,
  removeAuthenticatorApp,
  startAuthenticatorAppSetup,
} from './two-factor/authenticator-app.commands.server'
import {
  addPasskey,
  createPasskeyAuthenticationOptions,
  createPasskeyRegistrationOptions,
  removePasskey,
  renamePasskey,
} from './two-factor/passkeys.commands.server'
import { findAuthenticationMethods } from './two-factor/queries.server'
import { reauthenticate } from './two-factor/reauthenticate.commands.server'
import { setSecondFactorRequired } from './two-factor/second-factor-requirement.server'
import { newPasskeyForm, passkeyNameForm, reauthenticationForm, twoFactorCodeForm } from './two-factor/two-factor'
import { createUserApi } from './user-api.server'

const removalForm = z.object({ yourself: z.boolean().default(false) })
const requirementForm = z.object({ isRequired: z.boolean() })
const resetForm = z.object({ email: emailField })
const endSessionsForm = z.object({ email: emailField.optional() })

const userId = uuidParam('userId', () => new DomainError('Admin not found.', 404))

const freshProof: MiddlewareHandler<ApiEnv> = (c, next) => {
  requireRecentAuthentication(c.env.context)
  return next()
}

/** Admins, for admins. */
export const adminsApi = createAdminApi()
  /** Gives the rights of an admin back. */
  .put('/:userId', userId, freshProof, async (c) => {
    return c.json(await restoreAdmin(c.var.db, c.var.admin, c.req.param('userId')))
  })
  /** Takes them away. Giving up one's own must be said: `{ "yourself": true }`. */
  .delete('/:userId', userId, jsonBody(removalForm), async (c) => {
    const { db, admin } = c.var
    const id = c.req.param('userId')
    if (id === admin.id && !c.req.valid('json').yourself)
      throw new DomainError('You are removing yourself as an admin. Confirm it first.')
    requireRecentAuthentication(c.env.context)
    return c.json(await removeAdmin(db, admin, id))
  })

export const secondFactorApi = createAdminApi()
  /** Says whether admins need a second factor. */
  .put('/', jsonBody(requirementForm), freshProof, async (c) => {
    const session = c.env.context.get(sessionContext)
    return c.json(await setSecondFactorRequired(c.var.db, c.var.admin, { session, ...c.req.valid('json') }))
  })
  /** Takes somebody's away. */
  .delete('/', jsonBody(resetForm), freshProof, async (c) => {
    return c.json(await resetSecondFactor(c.var.db, c.var.admin, c.req.valid('json').email))
  })

/** Ends every session of the admin who asks, but for the one they ask with; with `{ email }`, all of that person's. */
export const sessionsApi = createAdminApi().delete('/', jsonBody(endSessionsForm), async (c) => {
  const { db, admin } = c.var
  const { email } = c.req.valid('json')
  if (email && email !== admin.email) return c.json({ ended: await endSessionsByAdmin(db, admin, email) })
  const { id } = admin
  if (!id) throw new DomainError('There are no sessions to end.')
  const { id: sessionId } = c.env.context.get(sessionContext)
  return c.json({ ended: await endOtherSessionsOfAdmin(db, { ...admin, id }, sessionId) })
})

const proofForFactorChange: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await requireAuthenticationForFactorChange(c.env.context)
  return next()
}

/** What somebody signs in with. */
export const ownAccountApi = createUserApi()
  /** Whether they have proved lately who they are, what they can prove it with, and what a passkey is asked. */
  .get('/authentication', async (c) => {
    const { db, siteEnv } = c.var
    const session = c.env.context.get(sessionContext)
    const methods = await findAuthenticationMethods(db, session.userId)
    const ask = () => createPasskeyAuthenticationOptions(db, siteEnv, `confirm:${session.userId}`, session.userId)
    const passkeyOptions = methods.passkey ? await ask() : null
    return c.json({ isRecent: isRecentlyAuthenticated(session), methods, passkeyOptions })
  })
  /** Proves it once more, with `{ password }`, `{ code }` or `{ passkey }`. */
  .post('/authentication', jsonBody(reauthenticationForm), async (c) => {
    const { context } = c.env
    const asked = { session: context.get(sessionContext), address: context.get(requestMetaContext).address }
    await reauthenticate(c.var.db, c.var.siteEnv, asked, c.req.valid('json'))
    return c.json({ isRecent: true })
  })
  /** What a browser needs to make a passkey. */
  .post('/passkeys/options', proofForFactorChange, async (c) => {
    return c.json(await createPasskeyRegistrationOptions(c.var.db, c.var.siteEnv, c.var.user))
  })
  .post('/passkeys', jsonBody(newPasskeyForm), proofForFactorChange, async (c) => {
    const made = { session: c.env.context.get(sessionContext), ...c.req.valid('json') }
    return c.json(await addPasskey(c.var.db, c.var.siteEnv, made))
  })
  /** Gives a passkey another name. */
  .patch('/passkeys/:passkeyId', jsonBody(passkeyNameForm), async (c) => {
    const { name } = c.req.valid('json')
    return c.json(await renamePasskey(c.var.db, c.var.user.id, c.req.param('passkeyId'), name))
  })
  .delete('/passkeys/:passkeyId', proofForFactorChange, async (c) => {
    return c.json(await removePasskey(c.var.db, c.env.context.get(sessionContext), c.req.param('passkeyId')))
  })
  /** The secret for an app. */
  .post('/authenticator-app', proofForFactorChange, async (c) => {
    return c.json(await startAuthenticatorAppSetup(c.var.db, c.var.siteEnv, c.var.user))
  })
  /** Turns the app on and answers recovery codes. */
  .put('/authenticator-app', jsonBody(twoFactorCodeForm), proofForFactorChange, async (c) => {
    const { db, siteEnv, user } = c.var
    const { context } = c.env
    await limitAttempts(db, 'code', { email: user.email, address: context.get(requestMetaContext).address })
    const { code } = c.req.valid('json')
    return c.json({ recoveryCodes: await confirmAuthenticatorApp(db, siteEnv, context.get(sessionContext), code) })
  })
  .delete('/authenticator-app', proofForFactorChange, async (c) => {
    await removeAuthenticatorApp(c.var.db, c.env.context.get(sessionContext))
    return c.json({})
  })
  /** New codes in place of those of before. */
  .post('/recovery-codes', proofForFactorChange, async (c) => {
    return c.json({ recoveryCodes: await regenerateRecoveryCodes(c.var.db, c.var.siteEnv, c.var.user.id) })
  })

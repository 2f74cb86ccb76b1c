import { href } from 'react-router'
import { z } from 'zod'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { signToken, verifyToken } from '~/platform/security/signed-tokens.server'
import { DAY_MS } from '~/platform/time/dates'
import type { Account } from './queries.server'
import { passwordFingerprint } from './sign-in/password.commands.server'

const MINUTE_MS = 60_000
const RESET_MS = 60 * MINUTE_MS
const INVITATION_MS = 7 * DAY_MS
const CONFIRMATION_MS = 3 * DAY_MS
const SET_UP_MS = DAY_MS
const NEW_EMAIL_MS = DAY_MS

type SigningEnvironment = Pick<SiteEnvironment, 'ORIGIN' | 'SECRET'>

const confirmationPayload = z.object({ confirmsEmail: z.string(), of: z.uuid() })
// the mark of the password it replaces: a link works once, and a newer password makes it void, as does a newer address
const newPasswordPayload = z.object({ newPasswordOf: z.uuid(), mailedTo: z.string(), insteadOf: z.string() })
type LinkRecipient = Pick<Account, 'id' | 'email' | 'password'>
// names the address it replaces: once that is another, the link says nothing any more
const newEmailPayload = z.object({ changesEmailOf: z.uuid(), from: z.string(), to: z.string() })
const setUpPayload = z.object({ makes: z.literal('the first admin') })

export function emailConfirmationUrl(env: SigningEnvironment, { id, email }: Pick<Account, 'id' | 'email'>, now: Date) {
  const payload: z.input<typeof confirmationPayload> = { confirmsEmail: email, of: id }
  const token = signToken(env.SECRET, payload, addMilliseconds(now, CONFIRMATION_MS))
  return env.ORIGIN + href('/account/confirmation/:token', { token })
}

/** Where somebody confirms the address that is to take the place of theirs. */
export function emailChangeUrl(
  env: SigningEnvironment,
  { id, email }: Pick<Account, 'id' | 'email'>,
  to: string,
  now: Date,
) {
  const payload: z.input<typeof newEmailPayload> = { changesEmailOf: id, from: email, to }
  const token = signToken(env.SECRET, payload, addMilliseconds(now, NEW_EMAIL_MS))
  return env.ORIGIN + href('/account/email/:token', { token })
}

/** Where a forgotten password is replaced within an hour, once. */
export function passwordResetUrl(env: SigningEnvironment, account: LinkRecipient, now: Date) {
  return passwordUrl(env, account, addMilliseconds(now, RESET_MS))
}

/** The same for somebody who was invited, within a week. */
export function adminInvitationUrl(env: SigningEnvironment, account: LinkRecipient, now: Date) {
  return passwordUrl(env, account, addMilliseconds(now, INVITATION_MS))
}

/** Where the first admin is made; it works for a day, and as long as there is none. */
export function setUpUrl(env: SigningEnvironment, now = new Date()) {
  const payload: z.input<typeof setUpPayload> = { makes: 'the first admin' }
  const token = signToken(env.SECRET, payload, addMilliseconds(now, SET_UP_MS))
  return env.ORIGIN + href('/admin/setup/:token', { token })
}

export const readEmailConfirmationToken = tokenVerifier(confirmationPayload)
export const verifyEmailChangeToken = tokenVerifier(newEmailPayload)
export const verifyPasswordResetToken = tokenVerifier(newPasswordPayload)
export const verifySetUpToken = tokenVerifier(setUpPayload)

function passwordUrl(env: SigningEnvironment, account: LinkRecipient, expiresAt: Date) {
  const { id, email } = account
  const payload: z.input<typeof newPasswordPayload> = {
    newPasswordOf: id,
    mailedTo: email,
    insteadOf: passwordFingerprint(account),
  }
  const token = signToken(env.SECRET, payload, expiresAt)
  return env.ORIGIN + href('/account/password/:token', { token })
}

/** What a link of this kind says, or why it says nothing: it is too old, or was never made here. */
function tokenVerifier<Schema extends z.ZodType>(schema: Schema) {
  return ({ SECRET }: Pick<SigningEnvironment, 'SECRET'>, token: string, now = new Date()) => {
    const verified = verifyToken(SECRET, token, now)
    if (verified.state !== 'valid') return verified
    const { success, data } = schema.safeParse(verified.payload)
    return success ? { state: 'valid' as const, payload: data } : { state: 'invalid' as const }
  }
}

function addMilliseconds(now: Date, milliseconds: number) {
  return new Date(now.getTime() + milliseconds)
}

import { href } from 'react-router'
import { z } from 'zod'
import { DAY_MS } from '~/platform/dates'
import type { SiteEnvironment } from '~/platform/env.server'
import { sign, verify } from '~/platform/tokens.server'
import type { Account } from './queries.server'
import { passwordMark } from './sign-in/password.server'

const MINUTE_MS = 60_000
const RESET_MS = 60 * MINUTE_MS
const INVITATION_MS = 7 * DAY_MS
const CONFIRMATION_MS = 3 * DAY_MS
const SET_UP_MS = DAY_MS
const NEW_EMAIL_MS = DAY_MS

type Signed = Pick<SiteEnvironment, 'ORIGIN' | 'SECRET'>

const confirmation = z.object({ confirmsEmail: z.string(), of: z.uuid() })
// the mark of the password it replaces: a link works once, and a newer password makes it void, as does a newer address
const newPassword = z.object({ newPasswordOf: z.uuid(), mailedTo: z.string(), insteadOf: z.string() })
type Mailed = Pick<Account, 'id' | 'email' | 'password'>
// names the address it replaces: once that is another, the link says nothing any more
const newEmail = z.object({ changesEmailOf: z.uuid(), from: z.string(), to: z.string() })
const setUp = z.object({ makes: z.literal('the first admin') })

export function confirmationLink(env: Signed, { id, email }: Pick<Account, 'id' | 'email'>, now: Date) {
  const payload: z.input<typeof confirmation> = { confirmsEmail: email, of: id }
  const token = sign(env.SECRET, payload, after(now, CONFIRMATION_MS))
  return env.ORIGIN + href('/account/confirmation/:token', { token })
}

/** Where somebody confirms the address that is to take the place of theirs. */
export function newEmailLink(env: Signed, { id, email }: Pick<Account, 'id' | 'email'>, to: string, now: Date) {
  const payload: z.input<typeof newEmail> = { changesEmailOf: id, from: email, to }
  const token = sign(env.SECRET, payload, after(now, NEW_EMAIL_MS))
  return env.ORIGIN + href('/account/email/:token', { token })
}

/** Where a forgotten password is replaced within an hour, once. */
export function newPasswordLink(env: Signed, account: Mailed, now: Date) {
  return passwordLink(env, account, after(now, RESET_MS))
}

/** The same for somebody who was invited, within a week. */
export function invitationLink(env: Signed, account: Mailed, now: Date) {
  return passwordLink(env, account, after(now, INVITATION_MS))
}

/** Where the first admin is made; it works for a day, and as long as there is none. */
export function setUpLink(env: Signed, now = new Date()) {
  const payload: z.input<typeof setUp> = { makes: 'the first admin' }
  const token = sign(env.SECRET, payload, after(now, SET_UP_MS))
  return env.ORIGIN + href('/admin/setup/:token', { token })
}

export const readConfirmation = reader(confirmation)
export const readNewEmail = reader(newEmail)
export const readNewPassword = reader(newPassword)
export const readSetUp = reader(setUp)

function passwordLink(env: Signed, account: Mailed, expiresAt: Date) {
  const { id, email } = account
  const payload: z.input<typeof newPassword> = {
    newPasswordOf: id,
    mailedTo: email,
    insteadOf: passwordMark(account),
  }
  const token = sign(env.SECRET, payload, expiresAt)
  return env.ORIGIN + href('/account/password/:token', { token })
}

/** What a link of this kind says, or why it says nothing: it is too old, or was never made here. */
function reader<Schema extends z.ZodType>(schema: Schema) {
  return ({ SECRET }: Pick<Signed, 'SECRET'>, token: string, now = new Date()) => {
    const verified = verify(SECRET, token, now)
    if (verified.state !== 'valid') return verified
    const { success, data } = schema.safeParse(verified.payload)
    return success ? { state: 'valid' as const, payload: data } : { state: 'invalid' as const }
  }
}

function after(now: Date, milliseconds: number) {
  return new Date(now.getTime() + milliseconds)
}

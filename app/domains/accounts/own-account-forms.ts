import { z } from 'zod'
import { email } from '~/platform/email'
import { isShortEnough, newPassword, tooLong } from './account'
import { PROVIDERS } from './elsewhere/provider'

// compared only, so no rule of new ones applies; accounts without a password send none
const present = z.string().default('')

/** What a signed-in person calls themselves: no letter of it is taken away. */
export const nameForm = z.object({
  name: z
    .string()
    .trim()
    .regex(/^\P{Cc}*$/u, 'Please write your name on one line.')
    .refine(isShortEnough, tooLong),
})
export const newEmailForm = z.object({ email, password: present })
export const newPasswordForm = z.object({ password: present, newPassword })
export const unlinkForm = z.object({
  provider: z.enum(PROVIDERS, 'There is no such way to sign in.'),
  password: present,
})
export const sessionForm = z.object({ sessionId: z.uuid('There is no such session.') })
export const nothing = z.object({})

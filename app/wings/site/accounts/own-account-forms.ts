import { z } from 'zod'
import { emailField } from '~/platform/forms/email-field'
import { isNameShortEnough, NAME_TOO_LONG_MESSAGE, newPasswordField } from './account'
import { OAUTH_PROVIDERS } from './sign-in/oauth-provider'

// compared only, so no rule of new ones applies; accounts without a password send none
const currentPassword = z.string().default('')

/** What a signed-in person calls themselves: no letter of it is taken away. */
export const nameForm = z.object({
  name: z
    .string()
    .trim()
    .regex(/^\P{Cc}*$/u, 'Please enter your name on one line.')
    .refine(isNameShortEnough, NAME_TOO_LONG_MESSAGE),
})
export const changeEmailForm = z.object({ email: emailField, password: currentPassword })
export const changePasswordForm = z.object({ password: currentPassword, newPassword: newPasswordField })
export const disconnectProviderForm = z.object({
  provider: z.enum(OAUTH_PROVIDERS, 'Sign-in method not found.'),
  password: currentPassword,
})
export const endSessionForm = z.object({ sessionId: z.uuid('Session not found.') })
export const emptyForm = z.object({})

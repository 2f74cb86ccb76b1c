import { z } from 'zod'
import { emailField } from '~/platform/forms/email-field'
import { shortTextField } from '~/platform/forms/short-text-field'
import { passwordErrors } from './sign-in/password-rules'

const MAX_NAME_LENGTH = 120

/** A password as somebody chooses it; every broken rule is named. */
export const newPasswordField = z.unknown().transform((password, { addIssue }) => {
  const faults = passwordErrors(password)
  if (faults.length > 0) addIssue({ code: 'custom', message: faults.join(' ') })
  return String(password)
})

export const isNameShortEnough = (name: string) => name.length <= MAX_NAME_LENGTH
export const NAME_TOO_LONG_MESSAGE = `Name must be ${MAX_NAME_LENGTH} characters or fewer.`

export const signUpForm = z.object({
  email: emailField,
  password: newPasswordField,
  name: shortTextField.refine(isNameShortEnough, NAME_TOO_LONG_MESSAGE).default(''),
})

/** A password that is only compared: what today's rules say about it does not matter. */
export const signInForm = z.object({
  email: emailField,
  password: z.string('Password must be a string').min(1, 'Password is required.'),
})

/** For the one who holds the link of the first start, so no rule of public forms takes a letter from the name. */
export const setUpForm = z.object({
  email: emailField,
  password: newPasswordField,
  name: z
    .string()
    .trim()
    .regex(/^\P{Cc}*$/u, 'Please enter your name on one line.')
    .refine(isNameShortEnough, NAME_TOO_LONG_MESSAGE),
})
export const emailForm = z.object({ email: emailField })
/** A password that is only compared, with an account that is known already. */
export const passwordCheckForm = signInForm.pick({ password: true })
export const resetPasswordForm = z.object({ password: newPasswordField })

export const accountDeletionForm = z.object({
  // none is sent for an account without one
  password: z.string().default(''),
  understood: z.literal('yes', 'Please confirm that you understand what will be deleted.'),
})

export type SignUpInput = z.infer<typeof signUpForm>
export type SignInInput = z.infer<typeof signInForm>

/** Who is signed in, as programs are told. */
export interface SignedInUser {
  id: string
  email: string
  full_name: string
  is_admin: boolean
}

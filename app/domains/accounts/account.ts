import { z } from 'zod'
import { email } from '~/platform/email'
import { shortText } from '~/platform/short-text'
import { passwordFaults } from './sign-in/password-rules'

const LONGEST_NAME = 120

/** A password as somebody chooses it; every broken rule is named. */
export const newPassword = z.unknown().transform((password, { addIssue }) => {
  const faults = passwordFaults(password)
  if (faults.length > 0) addIssue({ code: 'custom', message: faults.join(' ') })
  return String(password)
})

export const isShortEnough = (name: string) => name.length <= LONGEST_NAME
export const tooLong = `Please keep your name under ${LONGEST_NAME} characters.`

export const signUpForm = z.object({
  email,
  password: newPassword,
  name: shortText.refine(isShortEnough, tooLong).default(''),
})

/** A password that is only compared: what today's rules say about it does not matter. */
export const signInForm = z.object({
  email,
  password: z.string('Password must be a string').min(1, 'Password is required.'),
})

/** For the one who holds the link of the first start, so no rule of public forms takes a letter from the name. */
export const setUpForm = z.object({
  email,
  password: newPassword,
  name: z
    .string()
    .trim()
    .regex(/^\P{Cc}*$/u, 'Please write your name on one line.')
    .refine(isShortEnough, tooLong),
})
export const emailForm = z.object({ email })
/** A password that is only compared, with an account that is known already. */
export const chosenPasswordForm = signInForm.pick({ password: true })
export const passwordForm = z.object({ password: newPassword })

export const deletionForm = z.object({
  // none is sent for an account without one
  password: z.string().default(''),
  understood: z.literal('yes', 'Please tick that you know what goes.'),
})

export type SignUp = z.infer<typeof signUpForm>
export type SignIn = z.infer<typeof signInForm>

/** Who is signed in, as programs are told. */
export interface SignedInUser {
  id: string
  email: string
  full_name: string
  is_admin: boolean
}

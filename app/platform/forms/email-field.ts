import { z } from 'zod'
import { INVALID_EMAIL, isEmail } from './is-email'

/** An address as it is kept: trimmed and in lower case. */
const normalizedEmail = z.string(INVALID_EMAIL).transform((text) => text.trim().toLowerCase())

export const emailField = normalizedEmail.refine(isEmail, INVALID_EMAIL)

/** The same, which may be left empty. */
export const optionalEmailField = normalizedEmail.refine((text) => text === '' || isEmail(text), INVALID_EMAIL)

import { z } from 'zod'
import { INVALID_EMAIL, isEmail } from './is-email'

/** An address as it is kept: trimmed and in lower case. */
export const emailField = z
  .string(INVALID_EMAIL)
  .transform((text) => text.trim().toLowerCase())
  .refine(isEmail, INVALID_EMAIL)

import { z } from 'zod'
import { emailField } from '~/platform/forms/email-field'

/** Whom a note is given to, or taken from. */
export const shareFormSchema = z.strictObject({ email: emailField })

import { z } from 'zod'
import { email } from '~/platform/email'

/** Whom a note is given to, or taken from. */
export const shareForm = z.strictObject({ email })

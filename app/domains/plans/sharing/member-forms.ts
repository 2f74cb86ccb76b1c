import { z } from 'zod'
import { email } from '~/platform/email'
import { INVITED_ROLES } from './member'

export const invitationForm = z.strictObject({ email, role: z.enum(INVITED_ROLES) })
export const memberForm = z.strictObject({ email })
export type Invitation = z.infer<typeof invitationForm>

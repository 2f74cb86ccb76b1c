import { z } from 'zod'
import { emailField } from '~/platform/forms/email-field'
import { MEMBER_ROLES } from './member'

export const invitationSchema = z.strictObject({ email: emailField, role: z.enum(MEMBER_ROLES) })
export const memberSchema = z.strictObject({ email: emailField })
export type Invitation = z.infer<typeof invitationSchema>

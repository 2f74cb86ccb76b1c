import { z } from 'zod'
import { emailField } from '~/platform/forms/email-field'
import { shortTextField } from '~/platform/forms/short-text-field'
import { honeypotField, messageTopics } from './message-fields'

export const MAX_MESSAGE_LENGTH = 5_000

const honeypot = z.string().default('')

export const messageForm = z.object({
  name: shortTextField
    .refine((name) => name !== '', 'Please enter your name.')
    .refine(isAtMost(120), 'Please keep your name under 120 characters.'),
  email: emailField,
  subject: z.enum(messageTopics, 'Please choose a topic.'),
  message: z
    .string()
    .trim()
    .min(1, 'Please enter a message.')
    .max(MAX_MESSAGE_LENGTH, 'Please keep your message under 5,000 characters.'),
  [honeypotField]: honeypot,
})

export const templateRequestForm = z.object({
  email: emailField,
  [honeypotField]: honeypot,
})

export type ContactMessage = z.infer<typeof messageForm>

/** Whether a program filled in the form. */
export function isHoneypotFilled(form: { [honeypotField]: string }) {
  return form[honeypotField] !== ''
}

function isAtMost(longest: number) {
  return (text: string) => text.length <= longest
}

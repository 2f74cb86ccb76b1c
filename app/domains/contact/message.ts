import { z } from 'zod'
import { email } from '~/platform/email'
import { shortText } from '~/platform/short-text'
import { topics, trapField } from './message-fields'

export const LONGEST_MESSAGE = 5_000

const trap = z.string().default('')

export const messageForm = z.object({
  name: shortText
    .refine((name) => name !== '', 'Please tell us your name.')
    .refine(isOfLength(120), 'Please keep your name under 120 characters.'),
  email,
  subject: z.enum(topics, 'Please choose what it is about.'),
  message: z
    .string()
    .trim()
    .min(1, 'Please write a message.')
    .max(LONGEST_MESSAGE, 'Please keep your message under 5,000 characters.'),
  [trapField]: trap,
})

export const templateForm = z.object({
  email,
  [trapField]: trap,
})

export type Message = z.infer<typeof messageForm>

/** Whether a program filled in the form. */
export function isTrapped(form: { [trapField]: string }) {
  return form[trapField] !== ''
}

function isOfLength(longest: number) {
  return (text: string) => text.length <= longest
}

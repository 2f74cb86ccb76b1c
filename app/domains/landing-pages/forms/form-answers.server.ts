import { z } from 'zod'
import { LONGEST_MESSAGE } from '~/domains/contact/message'
import { trapField } from '~/domains/contact/message-fields'
import { email } from '~/platform/email'
import { shortText } from '~/platform/short-text'
import type { FormField } from '../block-schema'
import { type AskedField, askedFields, TICKED } from './form-fields'

/** What may come back from a form with these fields: made from the block that is stored, not from what was sent. */
export function formSchema(fields: FormField[]) {
  const shape = Object.fromEntries(askedFields(fields).map((field) => [field.name, answerTo(field)]))
  return z.object({ ...shape, [trapField]: z.string().catch('') })
}

/** What was asked and answered, in the order of the form; what was left out is not mentioned. */
export function answersIn(fields: FormField[], sent: Record<string, unknown>) {
  return askedFields(fields).flatMap(({ name, label, type }): [question: string, answer: string][] => {
    const answer = sent[name]
    if (typeof answer !== 'string' || answer === '') return []
    return [[label, type === 'checkbox' ? 'Yes' : answer]]
  })
}

/** Where an answer goes: the first address that was given. */
export function emailIn(fields: FormField[], sent: Record<string, unknown>) {
  const given = askedFields(fields).find(({ type, name }) => type === 'email' && sent[name])
  return given ? String(sent[given.name]) : ''
}

function answerTo({ type, isRequired, choices }: AskedField) {
  const missing = missingWords[type]
  const given = typed(type, choices)
  return z
    .string(missing)
    .default('')
    .transform((text, check) => {
      const answer = text.trim() ? given.safeParse(text) : undefined
      if (answer?.success === false) check.addIssue(answer.error.issues[0]?.message ?? missing)
      else if (isRequired && !answer?.data) check.addIssue(missing)
      return answer?.data ?? ''
    })
}

const missingWords: Record<FormField['type'], string> = {
  text: 'Please fill this in.',
  email: 'Please enter your e-mail address.',
  'long-text': 'Please fill this in.',
  choice: 'Please choose one of these.',
  checkbox: 'Please tick this.',
}

function typed(type: FormField['type'], choices: string[]): z.ZodType<string> {
  if (type === 'email') return email
  if (type === 'checkbox') return z.literal(TICKED, 'Please tick this.')
  if (type === 'choice') return z.enum(choices, 'Please choose one of these.')
  if (type === 'text') return shortText
  return z.string().trim().max(LONGEST_MESSAGE, 'Please keep this under 5,000 characters.')
}

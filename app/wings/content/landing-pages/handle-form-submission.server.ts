import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { notFound } from '~/platform/errors/errors'
import { emailField } from '~/platform/forms/email-field'
import { shortTextField } from '~/platform/forms/short-text-field'
import { readIntent, submitIntent } from '~/platform/forms/submit-intent.server'
import {
  databaseContext,
  type PageRender,
  pageContext,
  requestMetaContext,
} from '~/platform/http/request-context.server'
import { clientKey, enforceRateLimit } from '~/platform/security/rate-limit.commands.server'
import { receiveFormSubmission } from '~/wings/content/contact/commands.server'
import { isHoneypotFilled, MAX_MESSAGE_LENGTH } from '~/wings/content/contact/message'
import { honeypotField } from '~/wings/content/contact/message-fields'
import { findBrand } from '~/wings/site/settings/queries.server'
import type { FormField } from './block-schema'
import { filterBlocksByType } from './engine/flatten-blocks'
import { CHECKED_VALUE, listNamedFields, type NamedFormField } from './engine/form-fields'
import { listVariantBlocks, listVariantShares } from './engine/variant-shares'
import type { LandingPage } from './landing-page'

const missingMessages: Record<FormField['type'], string> = {
  text: 'Please fill this in.',
  email: 'Please enter your email.',
  'long-text': 'Please fill this in.',
  choice: 'Please choose an option.',
  checkbox: 'Please check this box.',
}

interface RequestArgs {
  request: Request
  context: Readonly<RouterContextProvider>
  url: URL
}

/** Takes what a visitor wrote into a form of the page, as the form is stored at this moment. */
export async function handleFormSubmission({ request, context, url }: RequestArgs, page: LandingPage | undefined) {
  const db = context.get(databaseContext)
  if (!page) throw notFound('Form')
  const counted = enforceRateLimit(db, `landing-form:${clientKey(context.get(requestMetaContext).address)}`)
  counted.catch(() => {}) // said with the form, once it is known which one was sent
  const form = findForm(await readIntent(request), page, context.get(pageContext))
  if (!form) throw notFound('Form')
  const { fields, title, thanks } = form
  const receive = async (sent: z.output<ReturnType<typeof formAnswersSchema>>) => {
    await receiveFormSubmission(db, await findBrand(db), {
      subject: title || page.title,
      answers: listFormAnswers(fields, sent),
      email: findAnswerEmail(fields, sent),
      pagePath: url.pathname,
      isSpam: isHoneypotFilled(sent),
    })
    return thanks || 'Thank you. Your message has been sent.'
  }
  return submitIntent(request, form.id, formAnswersSchema(fields), receive, () => counted)
}

/** Looked for in the visitor's own version first. Without scripts, the answer is drawn in the version that holds the form. */
function findForm(id: string, page: LandingPage, inProgress: PageRender) {
  const versions = listVariantBlocks(page)
  const own = inProgress.selectVariant({ key: `landing-page:${page.id}`, shares: listVariantShares(page.variants) })
  for (const version of new Set([own, ...versions.keys()])) {
    const form = filterBlocksByType(versions[version] ?? [], 'form').find((one) => one.id === id)
    if (!form) continue
    inProgress.requestedVariant = version
    return form
  }
  return undefined
}

/** What may come back from a form with these fields: made from the block that is stored, not from what was sent. */
function formAnswersSchema(fields: FormField[]) {
  const shape = Object.fromEntries(listNamedFields(fields).map((field) => [field.name, answerSchema(field)]))
  return z.object({ ...shape, [honeypotField]: z.string().catch('') })
}

/** What was asked and answered, in the order of the form; what was left out is not mentioned. */
function listFormAnswers(fields: FormField[], sent: Record<string, unknown>) {
  return listNamedFields(fields).flatMap(({ name, label, type }): [question: string, answer: string][] => {
    const answer = sent[name]
    if (typeof answer !== 'string' || answer === '') return []
    return [[label, type === 'checkbox' ? 'Yes' : answer]]
  })
}

/** Where an answer goes: the first address that was given. */
function findAnswerEmail(fields: FormField[], sent: Record<string, unknown>) {
  const given = listNamedFields(fields).find(({ type, name }) => type === 'email' && sent[name])
  return given ? String(sent[given.name]) : ''
}

function answerSchema({ type, isRequired, choices }: NamedFormField) {
  const missing = missingMessages[type]
  const given = typedAnswerSchema(type, choices)
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

function typedAnswerSchema(type: FormField['type'], choices: string[]): z.ZodType<string> {
  if (type === 'email') return emailField
  if (type === 'checkbox') return z.literal(CHECKED_VALUE, 'Please check this box.')
  if (type === 'choice') return z.enum(choices, 'Please choose an option.')
  if (type === 'text') return shortTextField
  return z.string().trim().max(MAX_MESSAGE_LENGTH, 'Please keep this under 5,000 characters.')
}

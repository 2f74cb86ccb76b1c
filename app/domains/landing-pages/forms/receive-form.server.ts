import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { receiveAnswers } from '~/domains/contact/commands.server'
import { isTrapped, LONGEST_MESSAGE } from '~/domains/contact/message'
import { trapField } from '~/domains/contact/message-fields'
import { findBrand } from '~/domains/settings/queries.server'
import { answerForm, intentOf } from '~/platform/answer-form.server'
import { databaseContext, type PageInProgress, pageContext, visitContext } from '~/platform/context.server'
import { email } from '~/platform/email'
import { notFound } from '~/platform/errors'
import { clientKey, limitRate } from '~/platform/rate-limit.server'
import { shortText } from '~/platform/short-text'
import type { FormField } from '../block-schema'
import { blocksOfType } from '../blocks/blocks-in'
import type { LandingPage } from '../public/landing-page'
import { blocksOfVersions, sharesOf } from '../public/versions'
import { type AskedField, askedFields, TICKED } from './form-fields'

const missingWords: Record<FormField['type'], string> = {
  text: 'Please fill this in.',
  email: 'Please enter your e-mail address.',
  'long-text': 'Please fill this in.',
  choice: 'Please choose one of these.',
  checkbox: 'Please tick this.',
}

interface Sent {
  request: Request
  context: Readonly<RouterContextProvider>
  url: URL
}

/** Takes what a visitor wrote into a form of the page, as the form is stored at this moment. */
export async function receiveForm({ request, context, url }: Sent, page: LandingPage | undefined) {
  const db = context.get(databaseContext)
  if (!page) throw notFound('Form')
  const counted = limitRate(db, `landing-form:${clientKey(context.get(visitContext).address)}`)
  counted.catch(() => {}) // said with the form, once it is known which one was sent
  const form = formNamed(await intentOf(request), page, context.get(pageContext))
  if (!form) throw notFound('Form')
  const { fields, title, thanks } = form
  const receive = async (sent: z.output<ReturnType<typeof formSchema>>) => {
    await receiveAnswers(db, await findBrand(db), {
      subject: title || page.title,
      answers: answersIn(fields, sent),
      email: emailIn(fields, sent),
      pagePath: url.pathname,
      isTrapped: isTrapped(sent),
    })
    return thanks || 'Thank you. Your message has arrived.'
  }
  return answerForm(request, form.id, formSchema(fields), receive, () => counted)
}

/** Looked for in the visitor's own version first. Without scripts, the answer is drawn in the version that holds the form. */
function formNamed(id: string, page: LandingPage, inProgress: PageInProgress) {
  const versions = blocksOfVersions(page)
  const own = inProgress.versionOf({ of: `landing-page:${page.id}`, shares: sharesOf(page.variants) })
  for (const version of new Set([own, ...versions.keys()])) {
    const form = blocksOfType(versions[version] ?? [], 'form').find((one) => one.id === id)
    if (!form) continue
    inProgress.wantedVersion = version
    return form
  }
  return undefined
}

/** What may come back from a form with these fields: made from the block that is stored, not from what was sent. */
function formSchema(fields: FormField[]) {
  const shape = Object.fromEntries(askedFields(fields).map((field) => [field.name, answerTo(field)]))
  return z.object({ ...shape, [trapField]: z.string().catch('') })
}

/** What was asked and answered, in the order of the form; what was left out is not mentioned. */
function answersIn(fields: FormField[], sent: Record<string, unknown>) {
  return askedFields(fields).flatMap(({ name, label, type }): [question: string, answer: string][] => {
    const answer = sent[name]
    if (typeof answer !== 'string' || answer === '') return []
    return [[label, type === 'checkbox' ? 'Yes' : answer]]
  })
}

/** Where an answer goes: the first address that was given. */
function emailIn(fields: FormField[], sent: Record<string, unknown>) {
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

function typed(type: FormField['type'], choices: string[]): z.ZodType<string> {
  if (type === 'email') return email
  if (type === 'checkbox') return z.literal(TICKED, 'Please tick this.')
  if (type === 'choice') return z.enum(choices, 'Please choose one of these.')
  if (type === 'text') return shortText
  return z.string().trim().max(LONGEST_MESSAGE, 'Please keep this under 5,000 characters.')
}

import { data } from 'react-router'
import type { z } from 'zod'
import { DATABASE_FULL, isDatabaseFull } from '../database/database-errors'
import { DomainError, InvalidFields } from '../errors/errors'
import type { FormFailure } from './form-failure'

const CHECK_FIELDS = 'Please check the marked fields.'
const UNREADABLE = 'The form could not be read. Please try again.'
const NOT_A_FORM = 'The form was sent in an unsupported format.'

// more than the longest field of a form takes; what was typed beyond that goes back to nobody
const MAX_RETURNED_LENGTH = 10_000
const MAX_SMALL_BODY_BYTES = 64 * 1024

/**
 * Reads a form, checks it and does its work. What is wrong comes back beside its field with what was typed, up to 10,000
 * characters a field (422); a broken rule comes back as its sentence with its own status. Whatever `work` returns is passed
 * through. `admit` counts the request before anything of it is read, and throws a DomainError when there were too many.
 */
export async function submit<Schema extends z.ZodType, Reply>(
  request: Request,
  schema: Schema,
  work: (form: z.output<Schema>) => Promise<Reply>,
  admit?: () => Promise<unknown>,
) {
  if (!isForm(request)) return failureResponse({ formError: NOT_A_FORM, fieldErrors: {} }, 415)
  const [admission] = await Promise.allSettled([admit?.()])
  const refused = admission.status === 'rejected' && (() => Promise.reject<never>(admission.reason))
  if (refused && Number(request.headers.get('content-length')) > MAX_SMALL_BODY_BYTES) return attempt(refused)
  const sent = await request.formData().catch(() => undefined)
  if (!sent) return failureResponse({ formError: UNREADABLE, fieldErrors: {} }, 400)
  const values = submittedValues(sent)
  if (refused) return attempt(refused, values)
  const parsed = schema.safeParse(toObject(sent))
  if (!parsed.success) return failureResponse({ ...toFormFailure(parsed.error), values }, 422)
  return attempt(() => work(parsed.data), values)
}

/**
 * Runs a change; a broken rule, or a full disk, becomes a message the page can show, with the `values` that were typed.
 * Anything else is a bug and keeps flying.
 */
export async function attempt<Reply>(change: () => Promise<Reply>, values?: FormFailure['values']) {
  try {
    return await change()
  } catch (error) {
    if (isDatabaseFull(error)) return failureResponse({ formError: DATABASE_FULL, fieldErrors: {}, values }, 507)
    if (!(error instanceof DomainError)) throw error
    const fieldErrors = error instanceof InvalidFields ? error.fields : {}
    return failureResponse({ formError: error.message, fieldErrors, values }, error.status)
  }
}

function failureResponse(failure: FormFailure, status: number) {
  return data<FormFailure>(failure, { status })
}

function isForm(request: Request) {
  const type = request.headers.get('content-type') ?? ''
  return /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i.test(type)
}

/** A field that was sent several times becomes a list. */
function toObject(sent: FormData) {
  const names = [...new Set(sent.keys())]
  return Object.fromEntries(
    names.map((name) => {
      const values = sent.getAll(name).map(removeNul)
      return [name, values.length > 1 ? values : values[0]]
    }),
  )
}

function submittedValues(sent: FormData) {
  const texts = [...sent].filter(([name, value]) => typeof value === 'string' && !/password/i.test(name))
  return Object.fromEntries(
    texts.map(([name, value]) => [name, String(removeNul(value)).slice(0, MAX_RETURNED_LENGTH)]),
  )
}

/** PostgreSQL refuses the character 0 in texts. */
function removeNul(value: FormDataEntryValue) {
  return typeof value === 'string' ? value.replaceAll('\0', '') : value
}

/** The first thing that is wrong with each field. */
function toFormFailure({ issues }: z.ZodError): FormFailure {
  const fieldErrors: Record<string, string> = {}
  for (const { path, message } of issues) if (path.length) fieldErrors[path.join('.')] ??= message
  const ofTheWhole = issues.find(({ path }) => path.length === 0)
  return { formError: ofTheWhole?.message ?? CHECK_FIELDS, fieldErrors }
}

import { data } from 'react-router'
import type { z } from 'zod'
import { WrongFields } from './answer-json.server'
import { DomainError } from './errors'
import type { FormFailure } from './form-failure'

const CHECK_FIELDS = 'Please check the marked fields.'
const UNREADABLE = 'This form could not be read. Please send it again.'
const NOT_A_FORM = 'This form was sent in a way that is not understood here.'

/**
 * Reads a form, checks it and does its work. What is wrong comes back beside its field with everything that was typed
 * (422); a broken rule comes back as its sentence with its own status. Whatever `work` returns is passed through.
 */
export async function submit<Schema extends z.ZodType, Reply>(
  request: Request,
  schema: Schema,
  work: (form: z.output<Schema>) => Promise<Reply>,
) {
  if (!isForm(request)) return refuse({ formError: NOT_A_FORM, fieldErrors: {} }, 415)
  const sent = await request.formData().catch(() => undefined)
  if (!sent) return refuse({ formError: UNREADABLE, fieldErrors: {} }, 400)
  const values = typedIn(sent)
  const parsed = schema.safeParse(asObject(sent))
  if (!parsed.success) return refuse({ ...wrongFields(parsed.error), values }, 422)
  return attempt(() => work(parsed.data), values)
}

/**
 * Runs a change; a broken rule becomes a message the page can show, with the `values` that were typed.
 * Anything else is a bug and keeps flying.
 */
export async function attempt<Reply>(change: () => Promise<Reply>, values?: FormFailure['values']) {
  try {
    return await change()
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const fieldErrors = error instanceof WrongFields ? error.fields : {}
    return refuse({ formError: error.message, fieldErrors, values }, error.status)
  }
}

function refuse(failure: FormFailure, status: number) {
  return data<FormFailure>(failure, { status })
}

function isForm(request: Request) {
  const type = request.headers.get('content-type') ?? ''
  return /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i.test(type)
}

/** A field that was sent several times becomes a list. */
function asObject(sent: FormData) {
  const names = [...new Set(sent.keys())]
  return Object.fromEntries(
    names.map((name) => {
      const values = sent.getAll(name).map(withoutNul)
      return [name, values.length > 1 ? values : values[0]]
    }),
  )
}

function typedIn(sent: FormData) {
  const texts = [...sent].filter(([name, value]) => typeof value === 'string' && !/password/i.test(name))
  return Object.fromEntries(texts.map(([name, value]) => [name, String(withoutNul(value))]))
}

/** PostgreSQL refuses the character 0 in texts. */
function withoutNul(value: FormDataEntryValue) {
  return typeof value === 'string' ? value.replaceAll('\0', '') : value
}

/** The first thing that is wrong with each field. */
function wrongFields({ issues }: z.ZodError): FormFailure {
  const fieldErrors: Record<string, string> = {}
  for (const { path, message } of issues) if (path.length) fieldErrors[path.join('.')] ??= message
  const ofTheWhole = issues.find(({ path }) => path.length === 0)
  return { formError: ofTheWhole?.message ?? CHECK_FIELDS, fieldErrors }
}

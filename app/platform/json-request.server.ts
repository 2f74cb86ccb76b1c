import type { z } from 'zod'
import { apiFault } from './api-fault'
import { parseStorable } from './storable-text'

const LONGEST_BODY_BYTES = 64 * 1024

/** The checked body of a JSON request, or the answer that says what is wrong with it. */
export async function readJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  maxBytes = LONGEST_BODY_BYTES,
) {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
    return { fault: apiFault(415, 'Send application/json.') }
  }
  const body = await request.text()
  if (Buffer.byteLength(body) > maxBytes) return { fault: apiFault(413, `This is more than ${maxBytes} bytes.`) }
  const json = parseStorable(body)
  if (json === undefined) return { fault: apiFault(400, 'This is not JSON.') }
  const { success, data, error } = schema.safeParse(json)
  return success ? { body: data } : { fault: apiFault(422, 'Some fields are wrong.', fieldsOf(error)) }
}

/** A sentence for each wrong field. */
export function fieldsOf({ issues }: z.ZodError) {
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
}

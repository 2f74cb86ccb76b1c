import type { z } from 'zod'
import { parseStorableJson } from '../text/storable-text'
import { apiErrorResponse } from './api-error'

const MAX_JSON_BYTES = 64 * 1024

/** The checked body of a JSON request, or the answer that says what is wrong with it. */
export async function readJson<Schema extends z.ZodType>(request: Request, schema: Schema, maxBytes = MAX_JSON_BYTES) {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
    return { errorResponse: apiErrorResponse(415, 'Send application/json.') }
  }
  const body = await request.text()
  if (Buffer.byteLength(body) > maxBytes)
    return { errorResponse: apiErrorResponse(413, `The request body is larger than ${maxBytes} bytes.`) }
  const json = parseStorableJson(body)
  if (json === undefined) return { errorResponse: apiErrorResponse(400, 'The request body is not valid JSON.') }
  const { success, data, error } = schema.safeParse(json)
  return success
    ? { body: data }
    : { errorResponse: apiErrorResponse(422, 'Some fields are invalid.', { fields: toFieldErrors(error) }) }
}

/** A sentence for each wrong field. */
export function toFieldErrors({ issues }: z.ZodError) {
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
}

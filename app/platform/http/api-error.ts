export type ApiErrorStatus = 400 | 401 | 403 | 404 | 405 | 406 | 409 | 413 | 415 | 422 | 429 | 503

export interface ApiErrorBody {
  error: { code: string; message: string; fields?: Record<string, string> }
}

const ERROR_CODES: Record<ApiErrorStatus, string> = {
  400: 'bad_request',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  406: 'not_acceptable',
  409: 'conflict',
  413: 'too_large',
  415: 'unsupported_media_type',
  422: 'invalid',
  429: 'too_many_requests',
  503: 'unavailable',
}

interface ApiErrorParts {
  /** A sentence for each wrong field. */
  fields?: Record<string, string> | undefined
  /** Said instead of the code of the status, where programs have to know more. */
  code?: string | undefined
  /** What stands beside `error`, such as the version that somebody else saved. */
  details?: object | undefined
}

/** How every API says no: `{ "error": { "code", "message", "fields"? } }`. */
export function apiErrorResponse(
  status: ApiErrorStatus,
  message: string,
  { fields, code = ERROR_CODES[status], details }: ApiErrorParts = {},
) {
  const error: ApiErrorBody['error'] = { code, message, ...(fields && { fields }) }
  return Response.json({ error, ...details }, { status, headers: { 'Cache-Control': 'no-store' } })
}

/** Says which methods an address takes, `'POST, DELETE'`, to whoever used another one. */
export function methodNotAllowed(allowed: string) {
  const fault = apiErrorResponse(405, `Method not allowed. Use ${allowed}.`)
  fault.headers.set('Allow', allowed)
  return fault
}

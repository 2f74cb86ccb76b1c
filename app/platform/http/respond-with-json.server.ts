import { DomainError } from '../errors/errors'
import { log } from '../monitoring/log.server'
import { FileStoreUnavailable } from '../storage/file-store.server'
import { apiErrorResponse } from './api-error'

/** A broken rule that names what is wrong with single fields. */
export class InvalidFields extends DomainError {
  constructor(
    message: string,
    readonly fields: Record<string, string>,
  ) {
    super(message, 422)
  }
}

/**
 * Answers an API call with whatever `work` gives, as JSON that nobody keeps. A broken rule becomes a fault with its
 * status and fields, a file store that is away a 503; a Response is passed on as it is; anything else is a bug and keeps flying.
 */
export async function respondWithJson(work: () => Promise<unknown>) {
  try {
    const answer = await work()
    if (answer instanceof Response) return answer
    return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
  } catch (error) {
    return toErrorResponse(error)
  }
}

/** What an API answers to a broken rule or to a file store that is away; anything else is thrown again. */
export function toErrorResponse(error: unknown) {
  if (error instanceof FileStoreUnavailable) {
    log.error({ err: error }, 'the file store did not do its work')
    return apiErrorResponse(503, error.message)
  }
  if (!(error instanceof DomainError)) throw error
  const fields = error instanceof InvalidFields ? error.fields : undefined
  return apiErrorResponse(error.status, error.message, { fields, code: error.code, details: error.details })
}

import { apiFault } from './api-fault'
import { DomainError } from './errors'
import { log } from './log.server'
import { StoreUnavailable } from './storage/file-store.server'

/** A broken rule that names what is wrong with single fields. */
export class WrongFields extends DomainError {
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
export async function answerJson(work: () => Promise<unknown>) {
  try {
    const answer = await work()
    if (answer instanceof Response) return answer
    return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
  } catch (error) {
    if (error instanceof StoreUnavailable) {
      log.error({ err: error }, 'the file store did not do its work')
      return apiFault(503, error.message)
    }
    if (!(error instanceof DomainError)) throw error
    return apiFault(error.status, error.message, error instanceof WrongFields ? error.fields : undefined, error.code)
  }
}

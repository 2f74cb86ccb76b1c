import { apiFault } from './api-fault'
import { DomainError } from './errors'

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
 * status and fields; a Response is passed on as it is; anything else is a bug and keeps flying.
 */
export async function answerJson(work: () => Promise<unknown>) {
  try {
    const answer = await work()
    if (answer instanceof Response) return answer
    return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return apiFault(error.status, error.message, error instanceof WrongFields ? error.fields : undefined)
  }
}

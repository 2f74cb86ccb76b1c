import { type ApiRequest, callApi } from '../http/api-client'
import { isTransientStatus } from '../http/with-retry'

const messages: Record<number, string> = {
  0: 'The site cannot be reached.',
  401: 'You are signed out. Sign in in another tab, then try again.',
}

/** A call that was not answered as hoped. */
export class UploadRequestError extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** The site itself says why. */
    readonly isExplained = false,
  ) {
    super(messages[status] ?? message)
  }

  /** The same call may well succeed a little later. */
  get isTransient() {
    return isTransientStatus(this.status)
  }
}

/** Calls the JSON of the back office. @throws UploadRequestError */
export async function callUploadApi<Answer>(method: ApiRequest['method'], path: string, json?: unknown) {
  const reply = await callApi<Answer>({ method, path, json })
  if (reply.ok) return reply.body
  throw new UploadRequestError(reply.status, reply.message, reply.code !== undefined)
}

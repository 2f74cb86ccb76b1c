import type { ApiErrorBody } from '../http/api-error'
import { clientHeaders, fetchApi, leadsToSignIn } from '../http/fetch-api'

const SIGNED_OUT = 'You are signed out. Sign in in another tab, then try again.'
const UNREACHABLE = 'The site cannot be reached.'

/** A call that was not answered as hoped; `isPassing` when the same call may well succeed a little later. */
export class UploadRequestError extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly body: unknown,
  ) {
    super(message)
  }

  get isTransient() {
    return this.status === 0 || this.status === 429 || this.status >= 500
  }
}

/** Calls the JSON of the back office. @throws UploadRequestError */
export async function callUploadApi<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetchApi(path, { method, json: body }).catch(() => {
    throw new UploadRequestError(UNREACHABLE, 0, undefined)
  })
  if (leadsToSignIn(response)) throw new UploadRequestError(SIGNED_OUT, 401, undefined)
  return parseResponse(response.status, response.headers.get('Content-Type'), await response.text())
}

/** Sends bytes and tells how many are on their way; fetch would tell nothing before the end. @throws UploadRequestError */
export function putUploadBytes<Answer>(
  path: string,
  bytes: Blob,
  onProgress: (sent: number) => void,
  signal: AbortSignal,
) {
  return new Promise<Answer>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('PUT', path)
    for (const [name, value] of Object.entries(clientHeaders)) request.setRequestHeader(name, value)
    request.setRequestHeader('Content-Type', 'application/octet-stream')
    request.upload.onprogress = ({ loaded }) => onProgress(loaded)
    request.onerror = () => reject(new UploadRequestError(UNREACHABLE, 0, undefined))
    request.onabort = () => reject(new DOMException('Cancelled', 'AbortError'))
    request.onload = () => {
      try {
        resolve(parseResponse(request.status, request.getResponseHeader('Content-Type'), request.responseText))
      } catch (error) {
        reject(error)
      }
    }
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(bytes)
  })
}

function parseResponse<Answer>(status: number, type: string | null, text: string): Answer {
  // who is not an admin any more is led to the home page
  if (!type?.includes('json'))
    throw new UploadRequestError(status >= 500 ? UNREACHABLE : SIGNED_OUT, status >= 500 ? status : 401, undefined)
  const answer: unknown = JSON.parse(text)
  if (status < 400) return answer as Answer
  throw new UploadRequestError((answer as Partial<ApiErrorBody>).error?.message ?? UNREACHABLE, status, answer)
}

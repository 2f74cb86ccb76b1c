import { isTransientStatus } from '~/platform/http/with-retry'

const TIMEOUT_MS = 15_000

interface IndexNowRequest {
  /** The service that passes the addresses on to search engines. */
  endpoint: string
  origin: string
  key: string
  paths: string[]
}

export interface IndexNowResponse {
  /** Null: nobody answered. */
  status: number | null
  /** Empty where the addresses were taken. */
  error: string
  /** Whether the same may be taken later. */
  isRetryable: boolean
}

// https://www.indexnow.org/documentation, "Response format"
const errors: Record<number, string> = {
  400: 'Invalid request.',
  403: 'The key was not found on this site.',
  422: 'The URLs do not belong to this site, or the key does not match.',
  429: 'Too many requests. Submission is retried later.',
}

/** Tells search engines, by the protocol of IndexNow, that something is new, different or gone at these addresses. */
export async function submitToIndexNow({ endpoint, origin, key, paths }: IndexNowRequest): Promise<IndexNowResponse> {
  const body = {
    host: new URL(origin).host,
    key,
    keyLocation: `${origin}/${key}.txt`,
    urlList: paths.map((path) => new URL(path, origin).href),
  }
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    return toIndexNowResponse(response.status)
  } catch {
    return { status: null, error: 'IndexNow could not be reached.', isRetryable: true }
  }
}

function toIndexNowResponse(status: number): IndexNowResponse {
  // 202: taken, the key is looked at later
  if (status === 200 || status === 202) return { status, error: '', isRetryable: false }
  const error = errors[status] ?? `IndexNow returned status ${status}.`
  return { status, error, isRetryable: isTransientStatus(status) }
}

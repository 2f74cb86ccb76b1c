import type { ExtractSchema } from 'hono/types'
import type { ApiRequest } from '~/platform/http/api-client'
import { fetchApi, leadsToSignIn } from '~/platform/http/fetch-api'
import type { SavedVersion, SaveProblem } from '../editing/autosave-machine'
import type { AnyApi } from './api.server'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What an address of an API takes and answers, by a method that it knows. */
type EndpointOf<Api extends AnyApi, M extends Method, Path> = Path extends keyof ExtractSchema<Api>
  ? ExtractSchema<Api>[Path][`$${Lowercase<M>}` & keyof ExtractSchema<Api>[Path]]
  : never

type PathsWith<Api extends AnyApi, M extends Method> = {
  [Path in keyof ExtractSchema<Api>]: `$${Lowercase<M>}` extends keyof ExtractSchema<Api>[Path] ? Path : never
}[keyof ExtractSchema<Api>] &
  string

type InputOf<Endpoint> = (Endpoint extends { input: infer Input } ? Omit<Input, 'query'> : object) & {
  /** What stands behind the question mark; undefined is left out. */
  query?: Record<string, string | undefined>
  signal?: AbortSignal
}

type OutputOf<Endpoint> = Endpoint extends { output: infer Output } ? Output : never

type Describe<Api extends AnyApi, M extends Method> = <Path extends PathsWith<Api, M>>(
  path: Path,
  ...input: object extends InputOf<EndpointOf<Api, M, Path>>
    ? [InputOf<EndpointOf<Api, M, Path>>?]
    : [InputOf<EndpointOf<Api, M, Path>>]
) => ApiRequest<OutputOf<EndpointOf<Api, M, Path>>>

/**
 * Describes calls of the API that is mounted at `basePath`, for `callApi` and `useMutation`:
 * `describeApi<typeof reviewsApi>('/admin/api/reviews').post('/decisions', { json })`.
 */
export function describeApi<Api extends AnyApi>(basePath: string) {
  const describe =
    (method: Method) =>
    (path: string, { param, query, json, signal }: RequestParts = {}): ApiRequest<never> => ({
      path: toPath(basePath + (path === '/' ? '' : path), param, query),
      method,
      json,
      ...(signal && { signal }),
    })
  return {
    get: describe('GET') as unknown as Describe<Api, 'GET'>,
    post: describe('POST') as unknown as Describe<Api, 'POST'>,
    put: describe('PUT') as unknown as Describe<Api, 'PUT'>,
    patch: describe('PATCH') as unknown as Describe<Api, 'PATCH'>,
    delete: describe('DELETE') as unknown as Describe<Api, 'DELETE'>,
  }
}

interface RequestParts {
  param?: Record<string, string>
  query?: Record<string, string | undefined>
  json?: unknown
  signal?: AbortSignal
}

function toPath(pattern: string, param: Record<string, string> = {}, query: Record<string, string | undefined> = {}) {
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(param[name] ?? ''))
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}

/** An answer that is no success, with its sentence for the writer; of a stale save with what the server has, which the caller knows the shape of. */
export class FetchJsonError extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly fields: Record<string, string> = {},
    readonly current?: SavedVersion<never>,
    /** The whole answer, where it says more than that. */
    readonly body?: unknown,
  ) {
    super(message)
  }
}

const SIGNED_OUT = 'You are signed out.'

interface FetchJsonOptions {
  /** Lets the call outlive its page; its body must fit (`fitsKeepalive`). */
  keepalive?: boolean
}

/** Asks the server about what is written. @throws FetchJsonError, or TypeError when no answer comes. */
export async function fetchJson<Reply>(
  { path, method = 'GET', json, signal }: ApiRequest<Reply>,
  { keepalive }: FetchJsonOptions = {},
): Promise<Reply> {
  const answer = await fetchApi(path, { method, json, keepalive, signal })
  if (leadsToSignIn(answer)) throw new FetchJsonError(SIGNED_OUT, 401)
  const reply = await answer.json().catch(() => undefined)
  if (answer.ok && reply !== undefined) return reply
  const { error, current } = (reply ?? {}) as { error?: FetchJsonErrorBody; current?: SavedVersion<never> }
  throw new FetchJsonError(error?.message ?? 'Something went wrong.', answer.status, error?.fields, current, reply)
}

interface FetchJsonErrorBody {
  message?: string
  fields?: Record<string, string>
}

// what a browser lets a page send while it goes away
const MAX_KEEPALIVE_BYTES = 60_000

/** Whether a request may outlive its page with this body. */
export const fitsKeepalive = (body: unknown) => JSON.stringify(body).length * 2 < MAX_KEEPALIVE_BYTES

/** What keeps a save from arriving. */
export function toSaveProblem(error: unknown): SaveProblem {
  if (!(error instanceof FetchJsonError)) return { kind: navigator.onLine ? 'unreachable' : 'offline' }
  const { status, message, fields } = error
  if (status === 401 || status === 403) return { kind: 'signed-out' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (status === 400 || status === 413 || status === 415 || status === 422) return { kind: 'refused', message, fields }
  return { kind: 'unreachable' }
}

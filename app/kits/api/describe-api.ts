import type { ExtractSchema } from 'hono/types'
import type { ApiRequest } from '~/platform/http/api-client'
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

/** Says to every API which program is calling. Beacons and event streams cannot carry it. */
export const clientHeaders = { 'x-client-info': 'website 1.0.0' }

export type ApiReply<Body> =
  | { ok: true; body: Body }
  /** `fields` has a sentence for each field that is wrong. */
  | { ok: false; status: number; message: string; fields?: Record<string, string> }

export interface ApiCall {
  path: string
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  json?: unknown
  signal?: AbortSignal
}

const failed = (status: number, message: string, fields?: Record<string, string>) => ({
  ok: false as const,
  status,
  message,
  ...(fields && { fields }),
})

/**
 * Calls an API of this site. Never throws but for a call that was aborted: a refusal comes back with its sentence, a
 * connection that broke with the status 0.
 */
export async function callApi<Body>({ path, method = 'POST', json, signal }: ApiCall): Promise<ApiReply<Body>> {
  try {
    const response = await fetch(path, {
      method,
      signal,
      redirect: 'manual', // the guard sends away who is no longer signed in
      headers: { Accept: 'application/json', 'Content-Type': 'application/json', ...clientHeaders },
      body: json === undefined ? undefined : JSON.stringify(json),
    })
    if (response.type === 'opaqueredirect') return failed(401, 'You are signed out. Sign in again, then try once more.')
    const body = response.status === 204 ? null : await response.json().catch(() => undefined)
    if (response.ok && body !== undefined) return { ok: true, body }
    return failed(
      response.status,
      body?.error?.message ?? 'Something went wrong. Nothing was changed.',
      body?.error?.fields,
    )
  } catch (error) {
    if (signal?.aborted) throw error
    return failed(0, 'There is no connection. Nothing was changed.')
  }
}

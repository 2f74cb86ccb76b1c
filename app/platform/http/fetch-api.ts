/** Says to every API which program is calling. Beacons and event streams cannot carry it. */
export const clientHeaders = { 'x-client-info': 'website 1.0.0' }

type FetchApiOptions = Pick<RequestInit, 'method' | 'signal' | 'keepalive' | 'cache'> & {
  /** Sent as JSON. */
  json?: unknown
}

/**
 * Asks an address of this site; all that a browser asks goes through here. Returns whatever is answered: a redirect is not
 * followed, it leads who is signed out to a page. Rejects as `fetch` does, when no answer comes or the call is aborted.
 */
export function fetchApi(path: string, { json, ...options }: FetchApiOptions = {}) {
  return fetch(path, {
    ...options,
    redirect: 'manual',
    headers: {
      Accept: 'application/json',
      ...(json !== undefined && { 'Content-Type': 'application/json' }),
      ...clientHeaders,
    },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  })
}

/** Asks for a page of this site; redirects are followed, as a browser does. Rejects as `fetch` does. */
export function fetchPage(address: string, options: Pick<RequestInit, 'method' | 'signal' | 'body'> = {}) {
  return fetch(address, { ...options, headers: { Accept: 'text/html', ...clientHeaders } })
}

/** Whether the answer is the way to the sign-in. */
export const leadsToSignIn = ({ type }: Response) => type === 'opaqueredirect'

import { defineCounter, defineDurations } from '~/platform/monitoring/metrics.server'

const countRequest = defineCounter(
  'studio_http_requests_total',
  'Requests that reached the application, by the pattern of their route; stored pages are in studio_page_cache_requests_total.',
)
const recordDuration = defineDurations(
  'studio_http_request_duration_seconds',
  'Time until such requests were answered, in seconds.',
)

// what is answered before the routes
const FOLDERS = ['/assets/', '/media/', '/og/']

/** Counts one request; `pattern`: of the route that answered it, if one did. */
export function recordRequest(pattern: string | undefined, path: string, status: number, seconds: number) {
  const route = toRouteLabel(pattern, path)
  countRequest({ route, status: String(status) })
  recordDuration({ route }, seconds)
}

/** A name of ours, however odd the address is. */
function toRouteLabel(pattern: string | undefined, path: string) {
  if (pattern) return `/${pattern}`.replace(/^\/\//, '/')
  const folder = FOLDERS.find((name) => path.startsWith(name))
  return folder ? `${folder}*` : '(none)'
}

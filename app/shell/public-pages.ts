import type { KnownQueries } from '~/platform/page-cache/public-address.server'

const privatePrefixes = ['/admin', '/api', '/planner', '/download', '/payment', '/assets', '/media', '/healthz', '/readyz', '/debug-blog', '/__manifest']

/** Paths whose answer depends on who asks, or that are no pages at all. */
export function isPrivatePath(path: string) {
  return privatePrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`) || path.startsWith(`${prefix}.`))
}

export const knownQueries: KnownQueries = {}

import type { Breadcrumb, PageSeoContext } from './seo-settings'

/** What a route may say of itself: `handle = { breadcrumb: (data) => data.post.title }`. */
export interface BreadcrumbHandle<LoaderData> {
  breadcrumb: (loaderData: LoaderData) => string
}

export type RouteMatches = readonly ({ loaderData?: unknown; handle?: unknown } | undefined)[]

export function getPageSeoContext(matches: RouteMatches) {
  return matches.map((match) => (match?.loaderData as { seo?: PageSeoContext } | undefined)?.seo).find(Boolean)
}

/**
 * From home to the page: each label is the one set for its path, else for the page itself the name of what it shows,
 * else the segment capitalised. Empty on the home page.
 */
export function buildBreadcrumbs(matches: RouteMatches): Breadcrumb[] {
  const seo = getPageSeoContext(matches)
  if (!seo || seo.path === '/') return []
  const own = findRouteBreadcrumb(matches)
  return ancestorPaths(seo.path).map((path) => ({
    path,
    label: seo.breadcrumbLabels[path] || (path === seo.path && own) || namePrivatePage(path) || capitalizeSegment(path),
    ...(path !== seo.path && segmentsOnly.has(path) && { isSegmentOnly: true }),
  }))
}

// the last segment of these is a key, which no page repeats: by what stands before it
const pagesBehindKeys = new Map([
  ['/download', 'Your files'],
  ['/purchases', 'Email link'],
  ['/review', 'Your review'],
  ['/payment/test', 'Order'],
  ['/stack', 'Shared stack'],
  ['/plan', 'Shared plan'],
  ['/figures', 'Shared report'],
  ['/preview', 'Draft'],
  ['/preview/product', 'Draft'],
  ['/preview/page', 'Draft'],
  ['/unsubscribe', 'Email reports'],
  ['/account/password', 'New password'],
  ['/account/email', 'Change email'],
  ['/account/confirmation', 'Confirm email'],
  ['/admin/setup', 'First admin'],
])

// addresses that only have something below them
const segmentsOnly = new Set([
  ...['/lp', '/download', '/checkout', '/payment', '/payment/test', '/review', '/stack', '/plan', '/figures'],
  ...['/preview', '/preview/product', '/preview/page', '/planner/edit'],
  ...['/unsubscribe', '/account', '/account/email', '/admin/setup'],
])

// an id tells nobody what it is: below it, its page names itself
const endsWithId = /\/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** "/blog/a-post" → "/", "/blog", "/blog/a-post" */
export function ancestorPaths(path: string) {
  const segments = path.split('/').filter(Boolean)
  const steps = segments.map((_segment, index) => `/${segments.slice(0, index + 1).join('/')}`)
  return ['/', ...steps.filter((step) => step === path || !(endsWithId.test(step) || namePrivatePage(step)))]
}

function namePrivatePage(path: string) {
  return segmentsOnly.has(path) ? undefined : pagesBehindKeys.get(path.slice(0, path.lastIndexOf('/')))
}

function findRouteBreadcrumb(matches: RouteMatches) {
  const last = matches.at(-1)
  const handle = last?.handle as BreadcrumbHandle<unknown> | undefined
  return last?.loaderData ? handle?.breadcrumb?.(last.loaderData) : undefined
}

function capitalizeSegment(path: string) {
  if (path === '/') return 'Home'
  const segment = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1))
  return segment.charAt(0).toUpperCase() + segment.slice(1)
}

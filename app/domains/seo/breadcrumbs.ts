import type { Breadcrumb, PageFrame } from './seo-settings'

/** What a route may say of itself: `handle = { crumb: (data) => data.post.title }`. */
export interface CrumbHandle<LoaderData> {
  crumb: (loaderData: LoaderData) => string
  /** The name of the page above, when its address says nothing to people. */
  crumbAbove?: (loaderData: LoaderData) => string
}

export type PageMatches = readonly ({ loaderData?: unknown; handle?: unknown } | undefined)[]

export function frameOf(matches: PageMatches) {
  return matches.map((match) => (match?.loaderData as { frame?: PageFrame } | undefined)?.frame).find(Boolean)
}

/**
 * From home to the page: each label is the one set for its path, else for the page itself the name of what it shows,
 * else the segment capitalised. Empty on the home page.
 */
export function breadcrumbsOf(matches: PageMatches): Breadcrumb[] {
  const frame = frameOf(matches)
  if (!frame || frame.path === '/') return []
  const names = namesByLast(matches)
  const above = frame.path.slice(0, frame.path.lastIndexOf('/'))
  return trailOf(frame.path).map((path) => ({
    path,
    label:
      frame.labels[path] || (path === frame.path && names.own) || (path === above && names.above) || capitalised(path),
  }))
}

// addresses that only have something below them
const withoutPage = ['/lp', '/download', '/preview']

// an id tells nobody what it is: below it, its page names itself
const endsWithId = /\/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** "/blog/a-post" → "/", "/blog", "/blog/a-post" */
export function trailOf(path: string) {
  const segments = path.split('/').filter(Boolean)
  const steps = segments.map((_segment, index) => `/${segments.slice(0, index + 1).join('/')}`)
  return ['/', ...steps.filter((step) => step === path || !(withoutPage.includes(step) || endsWithId.test(step)))]
}

function namesByLast(matches: PageMatches) {
  const last = matches.at(-1)
  const handle = last?.handle as CrumbHandle<unknown> | undefined
  if (!last?.loaderData) return {}
  return { own: handle?.crumb?.(last.loaderData), above: handle?.crumbAbove?.(last.loaderData) }
}

function capitalised(path: string) {
  if (path === '/') return 'Home'
  const segment = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1))
  return segment.charAt(0).toUpperCase() + segment.slice(1)
}

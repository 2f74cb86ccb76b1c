import type { Breadcrumb, PageFrame } from './seo-settings'

/** What a route may say of itself: `handle = { crumb: (data) => data.post.title }`. */
export interface CrumbHandle<LoaderData> {
  crumb: (loaderData: LoaderData) => string
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
  const own = nameOfLast(matches)
  return trailOf(frame.path).map((path) => ({
    path,
    label: frame.labels[path] || (path === frame.path && own) || screenNames[path] || capitalised(path),
  }))
}

// addresses that only have something below them
const withoutPage = ['/lp', '/download', '/preview', '/planner/edit']

// named like their own page also where they are a step to another one
const screenNames: Record<string, string> = {
  '/planner/stack-library': 'Stack library',
  '/planner/build-guide': 'Build guide',
}

// an id tells nobody what it is: below it, its page names itself
const endsWithId = /\/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** "/blog/a-post" → "/", "/blog", "/blog/a-post" */
export function trailOf(path: string) {
  const segments = path.split('/').filter(Boolean)
  const steps = segments.map((_segment, index) => `/${segments.slice(0, index + 1).join('/')}`)
  return ['/', ...steps.filter((step) => step === path || !(withoutPage.includes(step) || endsWithId.test(step)))]
}

function nameOfLast(matches: PageMatches) {
  const last = matches.at(-1)
  const handle = last?.handle as CrumbHandle<unknown> | undefined
  return last?.loaderData ? handle?.crumb?.(last.loaderData) : undefined
}

function capitalised(path: string) {
  if (path === '/') return 'Home'
  const segment = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1))
  return segment.charAt(0).toUpperCase() + segment.slice(1)
}

import { buildBreadcrumbs, type RouteMatches } from '~/wings/web/seo/breadcrumbs'

const DEFAULT_LABEL = 'General'

/** What the screen is called, for whatever is opened beside it. */
export function getScreenLabel(matches: RouteMatches) {
  return buildBreadcrumbs(matches).at(-1)?.label ?? DEFAULT_LABEL
}

import { breadcrumbsOf, type PageMatches } from '~/domains/seo/breadcrumbs'

const NO_SCREEN = 'General'

/** What the screen is called, for whatever is opened beside it. */
export function screenLabel(matches: PageMatches) {
  return breadcrumbsOf(matches).at(-1)?.label ?? NO_SCREEN
}

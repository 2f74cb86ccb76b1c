import type { ScheduledContent } from '~/platform/content-changes/publication-timer.server'
import { findNextPostPublication } from '~/wings/content/blog/queries.server'
import { findNextLandingPagePublication } from '~/wings/content/landing-pages/queries.server'
import { findNextProductPublication } from '~/wings/shop/products/queries.server'
import { SITE_PAGES_TAG } from '~/wings/web/pages/published-paths.queries.server'
import { findNextPagePublication } from '~/wings/web/pages/queries.server'

/** Everything that can wait for a publish time, and the year in the footer of every page. */
export const scheduledContents: ScheduledContent[] = [
  { tag: 'posts', findNext: findNextPostPublication },
  { tag: 'products', findNext: findNextProductPublication },
  { tag: 'landing-pages', findNext: findNextLandingPagePublication },
  { tag: SITE_PAGES_TAG, findNext: findNextLandingPagePublication },
  { tag: 'page-links', findNext: findNextPagePublication },
  { tag: 'brand', findNext: async (_db, now) => new Date(Date.UTC(now.getUTCFullYear() + 1, 0)) },
]

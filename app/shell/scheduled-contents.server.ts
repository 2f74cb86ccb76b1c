import { findNextPostPublication } from '~/domains/blog/queries.server'
import { findNextLandingPagePublication } from '~/domains/landing-pages/queries.server'
import { findNextPagePublication } from '~/domains/pages/queries.server'
import { findNextProductPublication } from '~/domains/products/queries.server'
import type { ScheduledContent } from '~/platform/publication-clock.server'

/** Everything that can wait for a publish time, and the year in the footer of every page. */
export const scheduledContents: ScheduledContent[] = [
  { tag: 'posts', findNext: findNextPostPublication },
  { tag: 'products', findNext: findNextProductPublication },
  { tag: 'landing-pages', findNext: findNextLandingPagePublication },
  { tag: 'page-links', findNext: findNextPagePublication },
  { tag: 'brand', findNext: async (_db, now) => new Date(Date.UTC(now.getUTCFullYear() + 1, 0)) },
]

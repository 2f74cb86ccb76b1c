import type { CheckInfo } from '~/wings/web/seo-analysis/check-info'
import { type Finding, ratingForScore } from '~/wings/web/seo-analysis/finding'
import type { SiteFinding, SiteFindingKind } from '~/wings/web/seo-analysis/site-findings'

interface CrossPageCheck extends CheckInfo {
  score: number
  good: string
}

const DUPLICATES_SOURCE = 'Google: consolidate duplicate URLs'

/** The checks that need all pages at once. */
const checks: Record<SiteFindingKind, CrossPageCheck> = {
  'same title': {
    check: 'same-title',
    topic: 'search result',
    label: 'Duplicate title',
    score: 3,
    reason: 'People cannot tell search results with the same title apart.',
    source: 'Google: a unique title for each page',
    good: 'a unique title',
  },
  'same description': {
    check: 'same-description',
    topic: 'search result',
    label: 'Duplicate meta description',
    score: 6,
    reason: 'Search engines replace descriptions that several pages share.',
    source: 'Google: a unique description for each page',
    good: 'a unique description, or none',
  },
  'near duplicate': {
    check: 'near-duplicate',
    topic: 'content',
    label: 'Near-duplicate content',
    score: 3,
    reason: 'Of pages with nearly the same text, search engines show one, and not always the one you want.',
    source: `${DUPLICATES_SOURCE}; near duplicates by MinHash, three quarters of the text`,
    good: 'a text of its own',
  },
  'canonical to nowhere': {
    check: 'canonical-to-nowhere',
    topic: 'delivery',
    label: 'Canonical URL not found',
    score: 1,
    reason: 'Search engines may not index a page whose canonical URL does not exist.',
    source: DUPLICATES_SOURCE,
    good: 'an existing page',
  },
  'canonical to a copy': {
    check: 'canonical-to-a-copy',
    topic: 'delivery',
    label: 'Canonical chain',
    score: 3,
    reason: 'Search engines may ignore a chain of canonical URLs.',
    source: DUPLICATES_SOURCE,
    good: 'the page at the end of the chain',
  },
}

export const CROSS_PAGE_CHECKS: readonly CheckInfo[] = Object.values(checks)

// all pages may have the same title
const MAX_OTHER_PAGES = 10

/** What was found among several pages, as it is said of one of them. */
export function toFinding({ kind, paths, text, sentence, fix }: SiteFinding, path: string): Finding {
  const { score, good, ...about } = checks[kind]
  const others = paths.slice(0, MAX_OTHER_PAGES + 1).filter((other) => other !== path)
  return {
    ...about,
    score,
    rating: ratingForScore(score),
    threshold: good,
    sentence,
    fix,
    measured: paths.length > 1 ? { value: paths.length - 1, unit: 'pages' } : null,
    where: (paths.length > 1 ? others.slice(0, MAX_OTHER_PAGES) : [text]).map((text) => ({ text })),
  }
}

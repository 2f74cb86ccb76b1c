import type { CheckInfo } from '~/wings/web/seo-analysis/check-info'
import { type Finding, ratingForScore } from '~/wings/web/seo-analysis/finding'
import type { SiteFinding, SiteFindingKind } from '~/wings/web/seo-analysis/site-findings'

interface CrossPageCheck extends CheckInfo {
  score: number
  good: string
}

const DUPLICATES_SOURCE = 'Google: consolidate duplicate addresses'

/** The checks that need all pages at once. */
const checks: Record<SiteFindingKind, CrossPageCheck> = {
  'same title': {
    check: 'same-title',
    topic: 'search result',
    label: 'Title that other pages have too',
    score: 3,
    reason: 'Of results that are called the same, people cannot tell which is theirs.',
    source: 'Google: a title for each page that describes it alone',
    good: 'a title of its own',
  },
  'same description': {
    check: 'same-description',
    topic: 'search result',
    label: 'Description that other pages have too',
    score: 6,
    reason: 'Search engines write a description of their own where several pages give the same.',
    source: 'Google: a description for each page',
    good: 'a description of its own, or none',
  },
  'canonical to nowhere': {
    check: 'canonical-to-nowhere',
    topic: 'delivery',
    label: 'Canonical address that is no page',
    score: 1,
    reason: 'A page that names a missing one in its place may be kept by nobody.',
    source: DUPLICATES_SOURCE,
    good: 'a page that answers',
  },
  'canonical to a copy': {
    check: 'canonical-to-a-copy',
    topic: 'delivery',
    label: 'Canonical address that leads on',
    score: 3,
    reason: 'A chain of canonical addresses may be followed, or taken for a mistake and passed over.',
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

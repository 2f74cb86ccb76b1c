import type { IndexNowSettings } from './index-now'
import type { SitemapKind } from './sitemap-switches'

/** One kind of pages in the sitemap. */
export interface SitemapKindOverview {
  kind: SitemapKind
  isOn: boolean
  /** How many of its pages may be named. */
  listedCount: number
  /** Where they stand; none when they do not. */
  files: string[]
}

export interface IndexNowSubmission {
  id: string
  sentAt: Date | string
  addressCount: number
  /** Null: nobody answered. */
  status: number | null
  error: string
}

export interface IndexNowOverview extends IndexNowSettings {
  /** Noted and not yet sent. */
  queue: { count: number; since: Date | string | null; first: string[] }
  submissions: IndexNowSubmission[]
}

/** What crawlers are told, as the back office shows it. */
export interface CrawlersOverview {
  /** Whether the internet can reach the site at all. */
  isPublic: boolean
  /** Null while the site's own is in use. */
  robots: string | null
  sitemap: SitemapKindOverview[]
  isMarkdownOn: boolean
  indexNow: IndexNowOverview
}

import type { IndexNow } from './index-now'
import type { SitemapKind } from './sitemap-switches'

/** One kind of pages in the sitemap. */
export interface SitemapOverview {
  kind: SitemapKind
  isOn: boolean
  /** How many of its pages may be named. */
  listed: number
  /** Where they stand; none when they do not. */
  files: string[]
}

export interface Sending {
  id: string
  sentAt: Date | string
  addresses: number
  /** Null: nobody answered. */
  status: number | null
  fault: string
}

export interface IndexNowOverview extends IndexNow {
  /** Noted and not yet sent. */
  waiting: { count: number; since: Date | string | null; first: string[] }
  sendings: Sending[]
}

/** What crawlers are told, as the back office shows it. */
export interface CrawlersOverview {
  /** Whether the internet can reach the site at all. */
  isPublic: boolean
  /** Null while the site's own is in use. */
  robots: string | null
  sitemap: SitemapOverview[]
  isMarkdownOn: boolean
  indexNow: IndexNowOverview
}

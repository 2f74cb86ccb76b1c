import type { RenderedPage } from '~/platform/page-cache/encoded-page.server'

/** The site whose pages are read. */
export interface SiteToIndex {
  /** `https://…`, without a path. */
  origin: string
  /** Names the version of the code that draws the pages. */
  version: string
  /** The pages that every site has, besides its content. */
  builtInPaths: string[]
  /** Whether this path with this query is a page of a list, which is read as a page of its own. */
  isListPage: (address: string) => boolean
  /** Draws a page as it is for everyone. */
  render: (address: string) => Promise<RenderedPage>
}

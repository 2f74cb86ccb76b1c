import { createContext } from 'react-router'
import type { ContentTag } from '../content-changes/content-changes.server'
import type { Database } from '../database/database.server'
import type { DatabaseErrorKind } from '../database/database-errors'
import type { SiteEnvironment } from '../env/env.server'
import type { PageVariants } from '../page-cache/page-variants.server'

export const databaseContext = createContext<Database>()
export const environmentContext = createContext<SiteEnvironment>()
export const requestMetaContext = createContext<RequestMeta>()
export const pageContext = createContext<PageRender>()

/** What is known of the one who asks; empty for pages that are rendered for everyone. */
export interface RequestMeta {
  requestId: string
  /** The client's network address, empty for shared pages. */
  address: string
  /** The pattern of the route that answered, as `/blog/:slug`; empty where none fits. */
  routePattern?: string
}

/** What a site adds to a page that it did not render itself. */
export interface OwnPageCode {
  css: string
  /** HTML at the end of the head, and of the body. */
  head: string
  body: string
  /** Of its inline scripts, as a policy names them. */
  scriptHashes: string[]
  /** From where it may load scripts, and what it may call. */
  scriptOrigins: string[]
}

/** What a page says of itself while it is rendered, so that it can be kept and dropped at the right moments. */
export class PageRender {
  /**
   * `isShared`: nothing is known of who asks, because the page is kept for all. `choose` tells which version of a page
   * is asked for.
   */
  constructor(
    readonly isShared = false,
    private readonly assignVariant: (versions: PageVariants) => number = () => 0,
  ) {}

  readonly tags = new Set<ContentTag>()
  /** Set by the site for pages that carry code of its own. */
  ownCode: OwnPageCode | undefined
  /** Set when the database could not be reached, or took no writes: the answer is a 503 or a 507 instead of a 500. */
  databaseError: DatabaseErrorKind | undefined
  /** Set when nothing can be answered for everyone: each request is then answered alone. */
  isPerRequest = false

  /** Set by pages that are tried in several versions: one copy of each is kept. */
  variants: PageVariants | undefined
  /** The version that was asked for with a form, whoever asks. */
  requestedVariant: number | undefined

  /** The page is tried in these versions: answers which one is drawn, 0 for the first. */
  selectVariant(versions: PageVariants) {
    this.variants = versions
    return this.requestedVariant ?? this.assignVariant(versions)
  }

  /** The page shows this content: it may be kept until that changes. */
  addCacheTags(...tags: ContentTag[]) {
    for (const tag of tags) this.tags.add(tag)
  }
}

import type { PageKind } from '~/domains/pages/page'
import { LONGEST_TITLE } from '~/platform/longest-title'

/*
 * A topic cluster is a pillar page that covers a subject whole, and the topics that belong to it, each with a page of its
 * own. The pillar links to all of them, and all of them link back.
 */

export const MOST_CLUSTERS = 200
export const MOST_TOPICS = 200
export const LONGEST_NAME = LONGEST_TITLE
// as long as the focus keyphrase of a page can be
export const LONGEST_KEYPHRASE = 200

export interface StoredTopic {
  id: string
  keyphrase: string
  pageId: string | null
}

/** What is written of a cluster: to be taken back, it is put in place again. */
export interface StoredCluster {
  name: string
  pillarPage: string | null
  /** In their order. */
  topics: StoredTopic[]
}

export const pageStates = { public: 'Public', draft: 'Draft', scheduled: 'Scheduled', trash: 'In the trash' } as const

export type PageState = keyof typeof pageStates

/** A page as it is named in a cluster. */
export interface ClusterPage {
  id: string
  kind: PageKind
  path: string
  title: string
  publishedAt: Date | null
  state: PageState
}

/** Whether a link is there. `later`: one of the two pages is not public, or they are one. */
export type LinkState = 'there' | 'missing' | 'later'

export interface CompetingPage {
  path: string
  title: string
}

export interface Topic {
  id: string
  keyphrase: string
  page: ClusterPage | null
  fromPillar: LinkState
  toPillar: LinkState
  /** Other public pages that want to be found by the same keyphrase. */
  competing: CompetingPage[]
}

export interface Figures {
  topics: number
  /** Topics with a page that visitors can see. */
  covered: number
  missingLinks: number
  competing: number
}

export function figuresOf(topics: Topic[]): Figures {
  const missing = topics
    .flatMap(({ fromPillar, toPillar }) => [fromPillar, toPillar])
    .filter((link) => link === 'missing')
  const competing = new Set(topics.flatMap((topic) => topic.competing.map(({ path }) => path)))
  return {
    topics: topics.length,
    covered: topics.filter(({ page }) => page?.state === 'public').length,
    missingLinks: missing.length,
    competing: competing.size,
  }
}

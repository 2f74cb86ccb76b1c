import { MAX_TITLE_LENGTH } from '~/platform/forms/title-limit'
import type { PageKind } from '~/wings/web/pages/page'

/*
 * A topic cluster is a pillar page that covers a subject whole, and the topics that belong to it, each with a page of its
 * own. The pillar links to all of them, and all of them link back.
 */

export const MAX_CLUSTERS = 200
export const MAX_TOPICS = 200
export const MAX_CLUSTER_NAME_LENGTH = MAX_TITLE_LENGTH
// as long as the focus keyphrase of a page can be
export const MAX_KEYPHRASE_LENGTH = 200

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

export const clusterPageStateLabels = {
  public: 'Published',
  draft: 'Draft',
  scheduled: 'Scheduled',
  trash: 'In the trash',
} as const

export type ClusterPageState = keyof typeof clusterPageStateLabels

/** A page as it is named in a cluster. */
export interface ClusterPage {
  id: string
  kind: PageKind
  path: string
  title: string
  publishedAt: Date | null
  state: ClusterPageState
}

/** Whether a link is there. `later`: one of the two pages is not public, or they are one. */
export type ClusterLinkState = 'present' | 'missing' | 'pending'

export interface CompetingPage {
  path: string
  title: string
}

export interface ClusterTopic {
  id: string
  keyphrase: string
  page: ClusterPage | null
  fromPillar: ClusterLinkState
  toPillar: ClusterLinkState
  /** Other public pages that want to be found by the same keyphrase. */
  competing: CompetingPage[]
}

export interface ClusterStats {
  topics: number
  /** Topics with a page that visitors can see. */
  covered: number
  missingLinks: number
  competing: number
}

export function computeClusterStats(topics: ClusterTopic[]): ClusterStats {
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

import { assignRemainingPages } from './assign-remaining-pages'
import { countTermPages, nameClusters } from './cluster-name'
import { detectCommunities } from './detect-communities'
import { EmbeddingSimilarity } from './embedding-similarity'
import { findSimilarPairs } from './find-similar-pairs'
import { pickPillar } from './pick-pillar'
import type { ProposablePage, TermLookup } from './proposable-page'
import { WordSimilarity } from './word-similarity'

export interface ClusterProposal {
  name: string
  /** The id of the page that could be the pillar, one of `pages`. */
  pillar: string
  pages: string[]
}

/** Clusters that the pages could make, the largest first; `pause` is called after each bit of work. */
export async function proposeClusters(
  pages: ProposablePage[],
  terms: TermLookup,
  pause: () => Promise<void>,
): Promise<ClusterProposal[]> {
  const ways = await buildSimilarityMethods(pages, pause)
  const similar = await findSimilarPairs(pages.length, ways, pause)
  const communities = await assignRemainingPages(await detectCommunities(similar, pause), pages.length, ways, pause)
  const clusters = communities.map((numbers) => numbers.map((number) => pages[number] as ProposablePage))
  const names = await nameClusters(clusters, { terms, pagesWith: await countTermPages(pages, pause) }, pause)
  return clusters.map((members, at) => {
    const name = names[at] ?? ''
    return { name, pillar: pickPillar(members, name)?.id ?? '', pages: members.map(({ id }) => id) }
  })
}

async function buildSimilarityMethods(pages: ProposablePage[], pause: () => Promise<void>) {
  const words = await WordSimilarity.build(
    pages.map((page) => page.words),
    pause,
  )
  const vectors = pages.map(({ embedding }) => embedding)
  return { words, embeddings: vectors.some(Boolean) ? await EmbeddingSimilarity.build(vectors, pause) : undefined }
}

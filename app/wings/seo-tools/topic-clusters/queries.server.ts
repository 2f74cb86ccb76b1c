import type { Database } from '~/platform/database/database.server'
import { isUuid } from '~/platform/database/is-uuid'
import { type KeysetCursor, keysetCondition, keysetOrder, toListPage } from '~/platform/lists/keyset-pagination.server'
import { postEntryType } from '~/wings/content/blog/post-entry-type.server'
import { landingPageEntryType } from '~/wings/content/landing-pages/landing-page-entry-type.server'
import { entryStatus } from '~/wings/publishing/writing/entry'
import { findEntryStates } from '~/wings/publishing/writing/entry-states.queries.server'
import type { EntryType } from '~/wings/publishing/writing/entry-type.server'
import { productEntryType } from '~/wings/shop/products/product-entry-type.server'
import { isPageKind, type PageKind, pageKinds } from '~/wings/web/pages/page'
import { findExistingBodyLinks } from '~/wings/web/pages/queries.server'
import { listPagesWithKeyphrases } from '~/wings/web/seo/keyphrases.queries.server'
import { keyphraseKey } from '~/wings/web/seo-analysis/keyphrase-key'
import {
  type ClusterLinkState,
  type ClusterPage,
  type ClusterPageState,
  type ClusterTopic,
  type CompetingPage,
  computeClusterStats,
} from './cluster'
import { findStoredCluster } from './stored-cluster.commands.server'

const entryTypes: Record<PageKind, Pick<EntryType, 'table'>> = {
  post: postEntryType,
  product: productEntryType,
  'landing-page': landingPageEntryType,
}

/** The clusters with what is done of each, the newest first. */
export async function listClusters(db: Database, place: KeysetCursor, size: number, now = new Date()) {
  const [newest, byId] = keysetOrder(place)
  const rows = await db
    .selectFrom('topicClusters')
    .select(['id', 'name', 'pillarPage'])
    .where(keysetCondition('topicClusters', 'created_at', place))
    .orderBy('createdAt', newest)
    .orderBy('id', byId)
    .limit(size + 1)
    .execute()
  const { rows: clusters, ...marks } = toListPage(rows, size, place)
  const pictured = await withTopics(db, clusters, now)
  return {
    ...marks,
    rows: pictured.map(({ topics, ...cluster }) => ({ ...cluster, figures: computeClusterStats(topics) })),
  }
}

export type ListedCluster = Awaited<ReturnType<typeof listClusters>>['rows'][number]

/** One cluster with its topics, and how each stands; undefined when there is none. */
export async function findCluster(db: Database, id: string, now = new Date()) {
  const found = isUuid(id) ? await findStoredCluster(db, id) : undefined
  if (!found) return undefined
  const [cluster] = await withTopics(db, [found], now)
  return cluster
}

/** A cluster with its topics, as it is shown. */
export interface ClusterDetails {
  id: string
  name: string
  pillar: ClusterPage | null
  topics: ClusterTopic[]
}

interface ClusterRow {
  id: string
  name: string
  pillarPage: string | null
}

async function withTopics(db: Database, clusters: ClusterRow[], now: Date): Promise<ClusterDetails[]> {
  const stored = await findStoredTopics(
    db,
    clusters.map(({ id }) => id),
  )
  const ids = [...clusters.map(({ pillarPage }) => pillarPage), ...stored.map(({ pageId }) => pageId)]
  const pages = await findClusterPages(
    db,
    ids.flatMap((id) => id ?? []),
    now,
  )
  const pageOf = (id: string | null) => (id && pages.get(id)) || null
  const pillars = new Map(clusters.map(({ id, pillarPage }) => [id, pageOf(pillarPage)]))
  const links = await findLinkStates(
    db,
    stored.map(({ clusterId, pageId }) => ({ pillar: pillars.get(clusterId) ?? null, page: pageOf(pageId) })),
  )
  const competing = await findCompetingPages(db, stored, now)
  const topics = stored.map(({ id, clusterId, keyphrase, pageId }, at) => {
    const page = pageOf(pageId)
    const others = competing(keyphrase).filter(({ path }) => path !== page?.path)
    return {
      clusterId,
      topic: { id, keyphrase, page, ...(links[at] as Links), competing: others } satisfies ClusterTopic,
    }
  })
  const byCluster = Map.groupBy(topics, ({ clusterId }) => clusterId)
  return clusters.map(({ id, name }) => ({
    id,
    name,
    pillar: pillars.get(id) ?? null,
    topics: (byCluster.get(id) ?? []).map(({ topic }) => topic),
  }))
}

function findStoredTopics(db: Database, clusterIds: string[]) {
  if (clusterIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('clusterTopics')
    .select(['id', 'clusterId', 'keyphrase', 'pageId'])
    .where('clusterId', 'in', clusterIds)
    .orderBy('clusterId')
    .orderBy('position')
    .orderBy('id')
    .execute()
}

type Links = Pick<ClusterTopic, 'fromPillar' | 'toPillar'>

interface LinkPair {
  pillar: ClusterPage | null
  page: ClusterPage | null
}

async function findLinkStates(db: Database, pairs: LinkPair[]): Promise<Links[]> {
  const wanted = pairs.flatMap(({ pillar, page }) =>
    pillar && page && canLink({ pillar, page })
      ? [
          { from: pillar.path, to: page.path },
          { from: page.path, to: pillar.path },
        ]
      : [],
  )
  const there = await findExistingBodyLinks(db, wanted)
  return pairs.map(({ pillar, page }) => {
    if (!pillar || !page || !canLink({ pillar, page })) return { fromPillar: 'pending', toPillar: 'pending' }
    const state = (from: string, to: string): ClusterLinkState => (there.has(`${from} ${to}`) ? 'present' : 'missing')
    return { fromPillar: state(pillar.path, page.path), toPillar: state(page.path, pillar.path) }
  })
}

function canLink({ pillar, page }: LinkPair) {
  return pillar?.state === 'public' && page?.state === 'public' && pillar.id !== page.id
}

async function findCompetingPages(db: Database, topics: { keyphrase: string }[], now: Date) {
  const found = await listPagesWithKeyphrases(
    db,
    topics.map(({ keyphrase }) => keyphrase),
    now,
  )
  const byKey = Map.groupBy(found, ({ keyphrase }) => keyphraseKey(keyphrase))
  return (keyphrase: string): CompetingPage[] => {
    const key = keyphraseKey(keyphrase)
    return key === null ? [] : (byKey.get(key) ?? []).map(({ path, title }) => ({ path, title }))
  }
}

/** These pages with how each stands, by id; those that are gone are missing. */
async function findClusterPages(db: Database, ids: string[], now = new Date()): Promise<Map<string, ClusterPage>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('pages')
    .select(['id', 'kind', 'path', 'title', 'publishedAt'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  const pages = rows.flatMap(({ kind, ...page }) => (isPageKind(kind) ? [{ kind, ...page }] : []))
  const trashed = await findTrashedPages(
    db,
    pages.filter(({ publishedAt }) => publishedAt === null),
  )
  const stateOf = ({ id, publishedAt }: (typeof pages)[number]): ClusterPageState => {
    const status = entryStatus({ publishedAt }, now)
    if (status === 'published') return 'public'
    return trashed.has(id) ? 'trash' : status
  }
  return new Map(pages.map((page) => [page.id, { ...page, state: stateOf(page) }]))
}

async function findTrashedPages(db: Database, pages: { id: string; kind: PageKind }[]) {
  const trashed = new Set<string>()
  for (const kind of pageKinds) {
    const ids = pages.filter((page) => page.kind === kind).map(({ id }) => id)
    const states = await findEntryStates(db, entryTypes[kind], ids)
    for (const [id, { deletedAt }] of states) if (deletedAt) trashed.add(id)
  }
  return trashed
}

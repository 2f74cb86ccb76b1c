import { randomUUID } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { DomainError } from '~/platform/errors/errors'
import { slugify } from '~/platform/text/slug'
import { emptyPostContent } from '~/wings/content/blog/post-content'
import { postEntryType } from '~/wings/content/blog/post-entry-type.server'
import { emptyLandingPageContent } from '~/wings/content/landing-pages/landing-page-content'
import { landingPageEntryType } from '~/wings/content/landing-pages/landing-page-entry-type.server'
import { createTopicDraft } from '~/wings/content/templates/topic-drafts.server'
import { cleanEntries, createEntries } from '~/wings/publishing/writing/create-entries.commands.server'
import { discardEntries } from '~/wings/publishing/writing/discard-entries.commands.server'
import type { EntryContent } from '~/wings/publishing/writing/entry'
import type { EntryType } from '~/wings/publishing/writing/entry-type.server'
import { findSlugOwners } from '~/wings/publishing/writing/slug-owners.queries.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { emptySeo } from '~/wings/web/seo/seo-fields'
import type { StoredTopic } from './cluster'
import { type ClusterChangeResult, undoClusterChange, updateTopic } from './cluster-changes.commands.server'
import { ClusterIsGone, TopicHasPage, TopicIsGone } from './errors'
import { findStoredCluster } from './stored-cluster.commands.server'
import type { TopicDraft, TopicDraftKind, TopicDraftRequest } from './topic-draft'

export interface DraftedTopicPage extends TopicDraft, ClusterChangeResult {
  /** What could not be kept, as a sentence; empty: nothing. */
  lacks: string
}

/**
 * Makes the page that a topic misses, blank or of a template, as a draft that is connected to it. @throws TopicHasPage, and
 * WrongFields with what a template lacks; then nothing is made.
 */
export function draftTopicPage(
  db: Database,
  by: Actor,
  clusterId: string,
  { topicId, from }: TopicDraftRequest,
  now = new Date(),
): Promise<DraftedTopicPage> {
  return inTransaction(db, async (tx) => {
    const cluster = await findStoredCluster(tx, clusterId, { forUpdate: true })
    if (!cluster) throw new ClusterIsGone()
    const topic = cluster.topics.find(({ id }) => id === topicId)
    if (!topic) throw new TopicIsGone()
    if (topic.pageId) throw new TopicHasPage()
    const id = randomUUID()
    const made =
      'template' in from
        ? await draftFromTemplate(tx, by, from.template, id, topic, now)
        : await draftBlank(tx, by, from.blank, id, topic, now)
    const changed = await updateTopic(tx, by, clusterId, { ...topic, pageId: id })
    return { id, topicId, ...made, ...changed }
  })
}

/**
 * Leaves the topic without a page again and takes the draft away, unless somebody has written in it. @throws ClusterChangedSince
 */
export function undoTopicDraft(
  db: Database,
  by: Actor,
  clusterId: string,
  drafted: TopicDraft & ClusterChangeResult,
  now = new Date(),
) {
  return inTransaction(db, async (tx) => {
    const cluster = await findStoredCluster(tx, clusterId, { forUpdate: true })
    const isItsPage = cluster?.topics.some(({ id, pageId }) => id === drafted.topicId && pageId === drafted.id)
    if (!isItsPage) throw new TopicIsGone()
    const changed = await undoClusterChange(tx, by, clusterId, drafted)
    const cause = { subject: `cluster:${clusterId}`, title: drafted.before.name }
    const expected = [{ id: drafted.id, revision: 1 }]
    const outcomes =
      drafted.kind === 'post'
        ? await discardEntries(tx, postEntryType, { by, cause }, expected, now)
        : await discardEntries(tx, landingPageEntryType, { by, cause }, expected, now)
    return { ...changed, outcome: outcomes.get(drafted.id) ?? 'deleted' }
  })
}

async function draftFromTemplate(
  tx: Database,
  by: Actor,
  template: string,
  id: string,
  { keyphrase }: StoredTopic,
  now: Date,
) {
  const { kind, fieldErrors } = await createTopicDraft(tx, by, template, { id, keyphrase }, now)
  if (kind === 'product') throw new DomainError('Product templates cannot be used for topic pages.')
  return { kind, lacks: Object.values(fieldErrors).join(' ') }
}

function draftBlank(tx: Database, by: Actor, kind: TopicDraftKind, id: string, { keyphrase }: StoredTopic, now: Date) {
  const title = keyphrase.charAt(0).toUpperCase() + keyphrase.slice(1)
  const fields = { title, slug: slugify(keyphrase), seo: { ...emptySeo, keyphrase } }
  return kind === 'post'
    ? createBlankEntry(tx, by, postEntryType, { id, content: { ...emptyPostContent, ...fields } }, now)
    : createBlankEntry(tx, by, landingPageEntryType, { id, content: { ...emptyLandingPageContent, ...fields } }, now)
}

async function createBlankEntry<Content extends EntryContent>(
  tx: Database,
  by: Actor,
  kind: EntryType<Content>,
  { id, content }: { id: string; content: Content },
  now: Date,
) {
  const holder = content.slug ? (await findSlugOwners(tx, kind, [content.slug])).get(content.slug) : undefined
  const entries = await cleanEntries(kind, [{ id, content: holder ? { ...content, slug: '' } : content }])
  const cause = { subject: `${kind.name}:${id}`, title: content.title }
  const { rejected } = await createEntries(tx, kind, { by, cause }, entries, now)
  if (rejected[0]) throw new DomainError(rejected[0].reason)
  return { kind: kind.name as TopicDraftKind, lacks: holder?.message ?? '' }
}

import { randomUUID } from 'node:crypto'
import type { Actor } from '~/domains/audit/actor'
import { emptyPost } from '~/domains/blog/post-content'
import { postKind } from '~/domains/blog/post-kind.server'
import { draftTopic } from '~/domains/content-templates/topic-drafts.server'
import { emptyLandingPage } from '~/domains/landing-pages/landing-content'
import { landingKind } from '~/domains/landing-pages/landing-kind.server'
import { cleanMany, createMany } from '~/domains/writing/create-many.server'
import { discardMany } from '~/domains/writing/discard-many.server'
import { emptySeo, type PieceContent } from '~/domains/writing/piece'
import type { PieceKind } from '~/domains/writing/piece-kind.server'
import { findSlugHolders } from '~/domains/writing/slug-holders.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { DomainError } from '~/platform/errors'
import { slugify } from '~/platform/slug'
import { type Changed, changeTopic, takeBack } from '../changing/commands.server'
import type { StoredTopic } from '../cluster'
import { ClusterIsGone, TopicHasPage, TopicIsGone } from '../errors'
import { findStoredCluster } from '../stored-cluster.server'
import type { DraftKind, TopicDraft, WantedDraft } from './topic-draft'

export interface Drafted extends TopicDraft, Changed {
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
  { topicId, from }: WantedDraft,
  now = new Date(),
): Promise<Drafted> {
  return inTransaction(db, async (tx) => {
    const cluster = await findStoredCluster(tx, clusterId, { isHeld: true })
    if (!cluster) throw new ClusterIsGone()
    const topic = cluster.topics.find(({ id }) => id === topicId)
    if (!topic) throw new TopicIsGone()
    if (topic.pageId) throw new TopicHasPage()
    const id = randomUUID()
    const made =
      'template' in from
        ? await ofTemplate(tx, by, from.template, id, topic, now)
        : await blank(tx, by, from.blank, id, topic, now)
    const changed = await changeTopic(tx, by, clusterId, { ...topic, pageId: id })
    return { id, topicId, ...made, ...changed }
  })
}

/**
 * Leaves the topic without a page again and takes the draft away, unless somebody has written in it. @throws ChangedSince
 */
export function takeDraftBack(
  db: Database,
  by: Actor,
  clusterId: string,
  drafted: TopicDraft & Changed,
  now = new Date(),
) {
  return inTransaction(db, async (tx) => {
    const cluster = await findStoredCluster(tx, clusterId, { isHeld: true })
    const isItsPage = cluster?.topics.some(({ id, pageId }) => id === drafted.topicId && pageId === drafted.id)
    if (!isItsPage) throw new TopicIsGone()
    const changed = await takeBack(tx, by, clusterId, drafted)
    const cause = { subject: `cluster:${clusterId}`, title: drafted.before.name }
    const expected = [{ id: drafted.id, revision: 1 }]
    const fates =
      drafted.kind === 'post'
        ? await discardMany(tx, postKind, { by, cause }, expected, now)
        : await discardMany(tx, landingKind, { by, cause }, expected, now)
    return { ...changed, fate: fates.get(drafted.id) ?? 'deleted' }
  })
}

async function ofTemplate(
  tx: Database,
  by: Actor,
  template: string,
  id: string,
  { keyphrase }: StoredTopic,
  now: Date,
) {
  const { kind, fieldErrors } = await draftTopic(tx, by, template, { id, keyphrase }, now)
  if (kind === 'product') throw new DomainError('Templates of products make no pages of topics.')
  return { kind, lacks: Object.values(fieldErrors).join(' ') }
}

function blank(tx: Database, by: Actor, kind: DraftKind, id: string, { keyphrase }: StoredTopic, now: Date) {
  const title = keyphrase.charAt(0).toUpperCase() + keyphrase.slice(1)
  const fields = { title, slug: slugify(keyphrase), seo: { ...emptySeo, keyphrase } }
  return kind === 'post'
    ? makeBlank(tx, by, postKind, { id, content: { ...emptyPost, ...fields } }, now)
    : makeBlank(tx, by, landingKind, { id, content: { ...emptyLandingPage, ...fields } }, now)
}

async function makeBlank<Content extends PieceContent>(
  tx: Database,
  by: Actor,
  kind: PieceKind<Content>,
  { id, content }: { id: string; content: Content },
  now: Date,
) {
  const holder = content.slug ? (await findSlugHolders(tx, kind, [content.slug])).get(content.slug) : undefined
  const pieces = await cleanMany(kind, [{ id, content: holder ? { ...content, slug: '' } : content }])
  const cause = { subject: `${kind.name}:${id}`, title: content.title }
  const { refused } = await createMany(tx, kind, { by, cause }, pieces, now)
  if (refused[0]) throw new DomainError(refused[0].reason)
  return { kind: kind.name as DraftKind, lacks: holder?.sentence ?? '' }
}

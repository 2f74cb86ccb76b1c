import { z } from 'zod'
import { MAX_CLUSTER_NAME_LENGTH, MAX_KEYPHRASE_LENGTH, MAX_TOPICS } from './cluster'

const name = z
  .string()
  .trim()
  .min(1, 'Enter a name.')
  .max(MAX_CLUSTER_NAME_LENGTH, `Use at most ${MAX_CLUSTER_NAME_LENGTH} characters.`)

const keyphrase = z
  .string()
  .trim()
  .min(1, 'Enter a keyphrase.')
  .max(MAX_KEYPHRASE_LENGTH, `Use at most ${MAX_KEYPHRASE_LENGTH} characters per topic.`)

const page = z.uuid('Choose a page from the list.').nullable()

const topics = z.array(z.object({ keyphrase, pageId: page })).max(MAX_TOPICS, `Enter at most ${MAX_TOPICS} topics.`)

/** A cluster that is new. */
export const clusterForm = z.object({ name, pillarPage: page, topics })

export type ClusterForm = z.output<typeof clusterForm>

/** A cluster as it was, to be put in place again. */
export const storedClusterForm = z.object({
  name,
  pillarPage: z.uuid().nullable(),
  topics: z.array(z.object({ id: z.uuid(), keyphrase, pageId: z.uuid().nullable() })).max(MAX_TOPICS),
})

export const undoClusterChangeForm = z.object({ revision: z.int().min(1), before: storedClusterForm })

/** What can be changed of a cluster, one thing at a time. */
export const clusterChangeForm = z.discriminatedUnion('action', [
  z.object({ action: z.literal('rename'), name }),
  z.object({ action: z.literal('set-pillar'), pillarPage: page }),
  z.object({
    action: z.literal('add-topics'),
    keyphrases: z
      .array(keyphrase)
      .min(1, 'Enter at least one topic.')
      .max(MAX_TOPICS, `Enter at most ${MAX_TOPICS} topics.`),
  }),
  z.object({ action: z.literal('change-topic'), topicId: z.uuid(), keyphrase, pageId: page }),
  z.object({ action: z.literal('move-topic'), topicId: z.uuid(), to: z.int().min(0).max(MAX_TOPICS) }),
  z.object({ action: z.literal('remove-topics'), topicIds: z.array(z.uuid()).min(1).max(MAX_TOPICS) }),
])

export type ClusterChange = z.output<typeof clusterChangeForm>

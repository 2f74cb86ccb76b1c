import { z } from 'zod'
import { MAX_CLUSTER_NAME_LENGTH, MAX_KEYPHRASE_LENGTH, MAX_TOPICS } from './cluster'

const name = z
  .string()
  .trim()
  .min(1, 'Give the cluster a name.')
  .max(MAX_CLUSTER_NAME_LENGTH, `Keep the name under ${MAX_CLUSTER_NAME_LENGTH + 1} characters.`)

const keyphrase = z
  .string()
  .trim()
  .min(1, 'Give the topic a keyphrase.')
  .max(MAX_KEYPHRASE_LENGTH, `Keep each topic under ${MAX_KEYPHRASE_LENGTH + 1} characters.`)

const page = z.uuid('Choose a page of the list.').nullable()

const topics = z.array(z.object({ keyphrase, pageId: page })).max(MAX_TOPICS, `${MAX_TOPICS} topics at most.`)

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
export const clusterChangeForm = z.discriminatedUnion('deed', [
  z.object({ deed: z.literal('rename'), name }),
  z.object({ deed: z.literal('set-pillar'), pillarPage: page }),
  z.object({
    deed: z.literal('add-topics'),
    keyphrases: z.array(keyphrase).min(1, 'Give at least one topic.').max(MAX_TOPICS, `${MAX_TOPICS} topics at most.`),
  }),
  z.object({ deed: z.literal('change-topic'), topicId: z.uuid(), keyphrase, pageId: page }),
  z.object({ deed: z.literal('move-topic'), topicId: z.uuid(), to: z.int().min(0).max(MAX_TOPICS) }),
  z.object({ deed: z.literal('remove-topics'), topicIds: z.array(z.uuid()).min(1).max(MAX_TOPICS) }),
])

export type ClusterChange = z.output<typeof clusterChangeForm>

import { z } from 'zod'
import { LONGEST_KEYPHRASE, LONGEST_NAME, MOST_TOPICS } from './cluster'

const name = z
  .string()
  .trim()
  .min(1, 'Give the cluster a name.')
  .max(LONGEST_NAME, `Keep the name under ${LONGEST_NAME + 1} characters.`)

const keyphrase = z
  .string()
  .trim()
  .min(1, 'Give the topic a keyphrase.')
  .max(LONGEST_KEYPHRASE, `Keep each topic under ${LONGEST_KEYPHRASE + 1} characters.`)

const page = z.uuid('Choose a page of the list.').nullable()

const topics = z.array(z.object({ keyphrase, pageId: page })).max(MOST_TOPICS, `${MOST_TOPICS} topics at most.`)

/** A cluster that is new. */
export const clusterForm = z.object({ name, pillarPage: page, topics })

export type ClusterForm = z.output<typeof clusterForm>

/** A cluster as it was, to be put in place again. */
export const storedCluster = z.object({
  name,
  pillarPage: z.uuid().nullable(),
  topics: z.array(z.object({ id: z.uuid(), keyphrase, pageId: z.uuid().nullable() })).max(MOST_TOPICS),
})

export const takenBack = z.object({ revision: z.int().min(1), before: storedCluster })

/** What can be changed of a cluster, one thing at a time. */
export const clusterChange = z.discriminatedUnion('deed', [
  z.object({ deed: z.literal('rename'), name }),
  z.object({ deed: z.literal('set-pillar'), pillarPage: page }),
  z.object({
    deed: z.literal('add-topics'),
    keyphrases: z
      .array(keyphrase)
      .min(1, 'Give at least one topic.')
      .max(MOST_TOPICS, `${MOST_TOPICS} topics at most.`),
  }),
  z.object({ deed: z.literal('change-topic'), topicId: z.uuid(), keyphrase, pageId: page }),
  z.object({ deed: z.literal('move-topic'), topicId: z.uuid(), to: z.int().min(0).max(MOST_TOPICS) }),
  z.object({ deed: z.literal('remove-topics'), topicIds: z.array(z.uuid()).min(1).max(MOST_TOPICS) }),
])

export type ClusterChange = z.output<typeof clusterChange>

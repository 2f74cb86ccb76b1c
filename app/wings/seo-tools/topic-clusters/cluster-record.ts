import { z } from 'zod'
import { isoTimestampField } from '~/platform/time/iso-timestamp.server'
import type { StoredCluster } from './cluster'
import { storedClusterForm } from './cluster-forms'

/** A cluster as an archive has it: what the back office takes. Beside it stands where its pages live, to be read. */
export const clusterRecordSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    pillar_page: z.uuid().nullable(),
    topics: z.array(z.object({ id: z.uuid(), keyphrase: z.string(), page: z.uuid().nullable() })),
    created_at: isoTimestampField,
  })
  .superRefine((record, { addIssue }) => {
    const { data, error } = storedClusterForm.safeParse(fromClusterRecord(record))
    const isSpelt =
      data?.name === record.name && data.topics.every((one, at) => one.keyphrase === getKeyphrase(record, at))
    if (error) addIssue({ code: 'custom', message: error.issues[0]?.message ?? 'cannot be read' })
    else if (!isSpelt) addIssue({ code: 'custom', message: 'is not in its one spelling' })
    else if (new Set(record.topics.map(({ id }) => id)).size < record.topics.length) {
      addIssue({ code: 'custom', path: ['topics'], message: 'Two topics have the same ID.' })
    }
  })

const getKeyphrase = ({ topics }: { topics: { keyphrase: string }[] }, at: number) => topics[at]?.keyphrase

export type ClusterRecord = z.infer<typeof clusterRecordSchema>

/** The cluster of a record. */
export function fromClusterRecord({
  name,
  pillar_page,
  topics,
}: Pick<ClusterRecord, 'name' | 'pillar_page' | 'topics'>) {
  const stored = topics.map(({ id, keyphrase, page }) => ({ id, keyphrase, pageId: page }))
  return { name, pillarPage: pillar_page, topics: stored } satisfies StoredCluster
}

/** The pages that it names. */
export function getRecordPages({ pillar_page, topics }: ClusterRecord) {
  return [pillar_page, ...topics.map(({ page }) => page)].flatMap((page) => page ?? [])
}

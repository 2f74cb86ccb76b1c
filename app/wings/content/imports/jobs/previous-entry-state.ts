import { z } from 'zod'

const moment = z.coerce.date().nullable()

const previousEntrySchema = z.object({
  entry: z.object({
    revision: z.int(),
    contentRevision: z.int(),
    publishedAt: moment,
    deletedAt: moment,
    columns: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  }),
  /** What an earlier import of the item had noted; null when none had. */
  previousImport: z
    .object({ fingerprint: z.string(), revision: z.int(), publishedAt: moment, isUndone: z.boolean() })
    .nullable(),
})

/** What a piece was before a run took its place. */
export type PreviousEntryState = z.output<typeof previousEntrySchema>

export function parsePreviousEntryState(json: unknown): PreviousEntryState | undefined {
  return json === null ? undefined : previousEntrySchema.parse(json)
}

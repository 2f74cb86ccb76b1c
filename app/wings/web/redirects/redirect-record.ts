import { z } from 'zod'
import { isoTimestampField } from '~/platform/time/iso-timestamp.server'
import { redirectForm } from './redirect-form'
import { GONE, redirectStatuses } from './redirect-status'

/** A redirect as an archive has it: what the form of the back office takes, or one that leads to a page. */
export const redirectRecordSchema = z
  .object({
    id: z.uuid(),
    from_path: z.string().max(500),
    to_path: z.string().max(2_000).nullable(),
    to_page: z.uuid().nullable(),
    status: z
      .number()
      .refine((status) => redirectStatuses.some((known) => known === status), 'is not a valid redirect type'),
    is_automatic: z.boolean(),
    created_at: isoTimestampField,
  })
  .superRefine(({ from_path, to_path, to_page, status }, context) => {
    // one that leads to a page has no address to be looked at
    const to = to_path ?? (to_page && '/')
    const { data, error } = redirectForm.safeParse({ from: from_path, to: to ?? '', status })
    if (error) context.addIssue({ code: 'custom', message: error.issues[0]?.message ?? 'cannot be read' })
    else if (data.from !== from_path) context.addIssue({ code: 'custom', message: 'is not normalized' })
    const targets = [to_path, to_page].filter(Boolean).length
    if (targets !== (status === GONE ? 0 : 1)) context.addIssue({ code: 'custom', message: 'has no target, or two' })
  })

export type RedirectRecord = z.infer<typeof redirectRecordSchema>

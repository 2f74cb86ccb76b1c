import { z } from 'zod'
import { reportName } from '../happenings/happening-schema'

export const MOST_LINKS = 50

export const linkPassword = z
  .string()
  .min(8, 'A password has 8 characters at least.')
  .max(128, 'Keep the password under 128 characters.')

export const newShareLink = z.strictObject({
  id: z.uuid(),
  name: reportName,
  withRevenue: z.boolean(),
  /** Empty: whoever has the link needs none. */
  password: z.union([z.literal(''), linkPassword]),
})

/** What is changed of a link; a null password takes it away. */
export const shareLinkChange = z.strictObject({
  withRevenue: z.boolean().optional(),
  password: linkPassword.nullable().optional(),
})

export type NewShareLink = z.infer<typeof newShareLink>
export type ShareLinkChange = z.infer<typeof shareLinkChange>

/** A link as admins see it. */
export interface ListedShareLink {
  id: string
  name: string
  url: string
  withRevenue: boolean
  hasPassword: boolean
  createdAt: Date
  lastUsedAt: Date | null
}

import { z } from 'zod'
import { isoTimestampField } from '~/platform/time/iso-timestamp.server'
import type { PictureFormat } from './picture'

const MAX_SIDE = 100_000

const side = z.int().min(1).max(MAX_SIDE)

/** A picture of the library as an archive has it. Who brought it is left out: that is an account. */
export const pictureRecordSchema = z.object({
  id: z.uuid(),
  file_name: z.string().min(1).max(1_000),
  checksum: z.string().regex(/^[0-9a-f]{32}$/, 'is no checksum'),
  alt: z.string().max(10_000),
  width: side,
  height: side,
  widths: z.array(side).min(1).max(20),
  formats: z
    .array(z.enum(['avif', 'webp'] satisfies PictureFormat[]))
    .min(1)
    .max(2),
  placeholder: z
    .string()
    .regex(/^data:image\/webp;base64,[A-Za-z0-9+/=]{1,4000}$/, 'is no small picture')
    .nullable(),
  byte_size: z.number().int().min(0),
  created_at: isoTimestampField,
})

export type PictureRecord = z.infer<typeof pictureRecordSchema>

import { z } from 'zod'
import { briefSchema } from '../brief-schema'
import { planTitleSchema } from '../plan-title'
import { EDITABLE_SECTIONS, FIXED_SECTIONS } from './sections'

const section = z.enum(EDITABLE_SECTIONS)
const grownSection = section.refine((name) => !FIXED_SECTIONS.includes(name), 'You cannot add items to this list.')
const id = z.string().min(1)
const fields = z.record(z.string(), z.unknown())

export const itemEditSchema = z.strictObject({ section, id, fields, previous: fields })
export const newItemRequestSchema = z.strictObject({ section: grownSection, fields })
export const removalRequestSchema = z.strictObject({ section: grownSection, id })
export const moveRequestSchema = z.strictObject({ section, id, before: id.nullable() })
export const briefRequestSchema = z.strictObject({
  basedOn: z.int(),
  brief: briefSchema.extend({ title: planTitleSchema }),
})
export const baseRevisionRequestSchema = z.strictObject({ basedOn: z.int() })

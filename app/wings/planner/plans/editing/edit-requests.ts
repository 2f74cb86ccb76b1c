import { z } from 'zod'
import { briefSchema } from '../brief-schema'
import { planTitleSchema } from '../plan-title'
import { EDITABLE_SECTIONS, FIXED_SECTIONS } from './sections'

const section = z.enum(EDITABLE_SECTIONS)
const grownSection = section.refine((name) => !FIXED_SECTIONS.includes(name), 'You cannot add items to this list.')
const id = z.string().min(1)
const fields = z.record(z.string(), z.unknown())

export const itemEditSchema = z.strictObject({ section, id, fields, previous: fields })
export const newItemRequest = z.strictObject({ section: grownSection, fields })
export const removalRequest = z.strictObject({ section: grownSection, id })
export const moveRequest = z.strictObject({ section, id, before: id.nullable() })
export const briefRequest = z.strictObject({
  basedOn: z.int(),
  brief: briefSchema.extend({ title: planTitleSchema }),
})
export const baseRevisionRequest = z.strictObject({ basedOn: z.int() })

import { slugify } from '~/platform/slug'
import type { FormField } from '../block-schema'

/** What a ticked box sends. */
export const TICKED = 'yes'

/**
 * The name under which a field is sent. It holds the field's words: an answer to a question that was changed meanwhile is
 * not taken for one to the new question.
 */
export function fieldName({ label }: Pick<FormField, 'label'>, place: number) {
  return `field-${place + 1}-${slugify(label)}`
}

/** Fields that can be asked: one without a name is still being made. */
export function askedFields(fields: FormField[]) {
  return [...fields.entries()].flatMap(([place, field]) =>
    field.label.trim() ? [{ ...field, name: fieldName(field, place) }] : [],
  )
}

export type AskedField = ReturnType<typeof askedFields>[number]

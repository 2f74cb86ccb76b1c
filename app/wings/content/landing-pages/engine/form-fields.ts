import { slugify } from '~/platform/text/slug'
import type { FormField } from '../block-schema'

/** What a ticked box sends. */
export const CHECKED_VALUE = 'yes'

/**
 * The name under which a field is sent. It holds the field's words: an answer to a question that was changed meanwhile is
 * not taken for one to the new question.
 */
export function formFieldName({ label }: Pick<FormField, 'label'>, place: number) {
  return `field-${place + 1}-${slugify(label)}`
}

/** Fields that can be asked: one without a name is still being made. */
export function listNamedFields(fields: FormField[]) {
  return [...fields.entries()].flatMap(([place, field]) =>
    field.label.trim() ? [{ ...field, name: formFieldName(field, place) }] : [],
  )
}

export type NamedFormField = ReturnType<typeof listNamedFields>[number]

import { z } from 'zod'
import { validateTitleTemplate } from './template-variables'
import { type TitleTemplate, type TitleTemplateKind, titleTemplateKinds } from './title-template'

const LONGEST = { title: 200, description: 500 }

const line = (field: keyof TitleTemplate) =>
  z
    .string()
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .pipe(z.string().max(LONGEST[field], `Use at most ${LONGEST[field]} characters.`))

const titleTemplate = z.object({ title: line('title'), description: line('description') })

/** A pattern for the pages of a kind, with the one that its writer has seen. */
export const titleTemplateSchema = z
  .object({ kind: z.enum(titleTemplateKinds), template: titleTemplate, basedOn: titleTemplate })
  .superRefine(({ kind, template }, context) => {
    for (const field of ['title', 'description'] as const) {
      const message = validateTitleTemplate(kind, field, template[field])
      if (message) context.addIssue({ code: 'custom', message, path: ['template', field] })
    }
  })

export interface TitleTemplateInput {
  kind: TitleTemplateKind
  template: TitleTemplate
  basedOn: TitleTemplate
}

import type { z } from 'zod'
import { templateForm } from './template-form'

/** What the editor sends while somebody types: a template without its name. */
export const templatePreviewForm = templateForm.omit({ name: true })

export type TemplatePreviewForm = z.output<typeof templatePreviewForm>

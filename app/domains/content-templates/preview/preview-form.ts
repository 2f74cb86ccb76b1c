import type { z } from 'zod'
import { templateForm } from '../admin/save-form'

/** What the editor sends while somebody types: a template without its name. */
export const previewForm = templateForm.omit({ name: true })

export type PreviewForm = z.output<typeof previewForm>

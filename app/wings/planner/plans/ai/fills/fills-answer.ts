import { z } from 'zod'
import type { WishFill } from '../../brief/wish-fill-schema'
import { wishFillSchema } from '../../brief/wish-fill-schema'

const MAX_FILLS = 60

/** What a model says about wishes, each cited by its id in the brief. */
export const fillsAnswerSchema = z.strictObject({
  fills: z
    .array(
      wishFillSchema
        .omit({ model: true })
        .extend({ wish: z.string().min(1).max(20), release: z.enum(['mvp', 'later']) }),
    )
    .max(MAX_FILLS),
})

export type FillsAnswer = z.infer<typeof fillsAnswerSchema>
export type FillAnswer = FillsAnswer['fills'][number]

export const toWishFill = ({ wish: _, release: __, ...fill }: FillAnswer, model: string): WishFill => ({
  model,
  ...fill,
})

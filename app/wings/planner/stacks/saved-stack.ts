import { z } from 'zod'
import { requiredTitleField } from '~/platform/forms/title-field'
import { foundationLayers, type Layer } from './layers'
import type { Stack } from './stack'
import { type StackNeeds, stackNeedsSchema } from './stack-needs'
import type { CostBand } from './technology'

const MAX_TOP_STACKS = 3

export const stackTitleSchema = requiredTitleField('Enter a title.')

/** One of the stacks that these needs give: the first is 0. */
export const stackSelectionSchema = z.object({
  needs: stackNeedsSchema,
  rank: z
    .int()
    .min(0)
    .max(MAX_TOP_STACKS - 1),
})
export const newStackSchema = stackSelectionSchema.extend({ title: stackTitleSchema })

/** A stack in somebody's library. It stays as it was saved, whatever is learned about technologies later. */
export interface SavedStack {
  id: string
  title: string
  needs: StackNeeds
  stack: Stack
  /** Whoever has it may read; null: nobody. */
  readOnlyKey: string | null
  createdAt: Date
  updatedAt: Date
}

export interface ListedStack {
  id: string
  title: string
  /** The technologies of the layers that are hardest to exchange. */
  technologies: string[]
  monthlyCost: CostBand
  total: number
  isShared: boolean
  updatedAt: Date
}

export const listedLayers: readonly Layer[] = [...foundationLayers, 'database', 'hosting']

import { z } from 'zod'
import type { AiUse } from '~/platform/ai/ai-use'
import { AI_PARTS, type AiPart, type PartAnswer } from './ai-part'
import { answerSchemas } from './answer-schema'
import type { PartChanges } from './part-changes'

/** What is proposed for one part: what the model said, or the part as the rules make it. */
export type PartProposal = { by: 'ai'; answer: PartAnswer } | { by: 'rules' }
/** What is proposed for a plan; it is kept by the one who asked until they accept it. */
export type Proposal = Partial<Record<AiPart, PartProposal>>

const forPart = (part: AiPart) =>
  z.discriminatedUnion('by', [
    z.strictObject({ by: z.literal('ai'), answer: answerSchemas[part] }),
    z.strictObject({ by: z.literal('rules') }),
  ])

export const proposalSchema: z.ZodType<Proposal> = z.strictObject(
  Object.fromEntries(AI_PARTS.map((part) => [part, forPart(part).optional()])),
)

/** An item that is being written. */
export interface Glimpse {
  section: string
  text: string
}

/** What the stream of one part tells; `writing` comes again and again, one of the others ends it. */
export type PartNews =
  | { type: 'writing'; items: Glimpse[] }
  | { type: 'proposed'; proposal: PartProposal; changes: PartChanges; use: AiUse; note: string }
  | { type: 'failed'; message: string; use: AiUse }

/** The largest body that carries a proposal, in bytes. */
export const LARGEST_PROPOSAL = 1024 * 1024

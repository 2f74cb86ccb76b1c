import { z } from 'zod'
import type { TokenUsage } from '~/platform/ai/token-usage'
import { AI_PARTS, type AiPart, type PartAnswer } from './ai-part'
import { answerSchemas } from './answer-schema'
import { type FillsAnswer, fillsAnswerSchema } from './fills/fills-answer'
import type { PartChanges } from './part-changes'

/** What is proposed for one part: what the model said, or the part as the rules make it. */
export type PartProposal = { by: 'ai'; answer: PartAnswer } | { by: 'rules' }
/** What a model says about wishes. */
export type WishesProposal = { by: 'ai'; answer: FillsAnswer }
/** What is proposed for a plan; it is kept by the one who asked until they accept it. */
export type Proposal = Partial<Record<AiPart, PartProposal>> & { wishes?: WishesProposal }

const partProposalSchema = (part: AiPart) =>
  z.discriminatedUnion('by', [
    z.strictObject({ by: z.literal('ai'), answer: answerSchemas[part] }),
    z.strictObject({ by: z.literal('rules') }),
  ])

export const proposalSchema: z.ZodType<Proposal> = z.strictObject({
  ...Object.fromEntries(AI_PARTS.map((part) => [part, partProposalSchema(part).optional()])),
  wishes: z.strictObject({ by: z.literal('ai'), answer: fillsAnswerSchema }).optional(),
})

/** An item that is being written. */
export interface PartialItem {
  section: string
  text: string
}

/** What the stream of one part, or of the wishes, tells; `writing` comes again and again, one of the others ends it. */
export type PartEvent<Proposed = PartProposal | WishesProposal> =
  | { type: 'writing'; items: PartialItem[] }
  | { type: 'proposed'; proposal: Proposed; changes: PartChanges; use: TokenUsage; note: string }
  | { type: 'failed'; message: string; use: TokenUsage }

/** The largest body that carries a proposal, in bytes. */
export const MAX_PROPOSAL_BYTES = 1024 * 1024

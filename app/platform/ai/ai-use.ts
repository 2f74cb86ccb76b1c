/** What was asked of a model, as its provider counted it. */
export interface AiUse {
  inputTokens: number
  outputTokens: number
  /** In millionths of a US dollar; null: the model's price is not known. */
  costMicros: number | null
}

export const NO_USE: AiUse = { inputTokens: 0, outputTokens: 0, costMicros: 0 }

export function sumOfUses(uses: AiUse[]): AiUse {
  return uses.reduce(
    (sum, use) => ({
      inputTokens: sum.inputTokens + use.inputTokens,
      outputTokens: sum.outputTokens + use.outputTokens,
      costMicros: sum.costMicros === null || use.costMicros === null ? null : sum.costMicros + use.costMicros,
    }),
    NO_USE,
  )
}

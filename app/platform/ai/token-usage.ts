/** What was asked of a model, as its provider counted it. */
export interface TokenUsage {
  inputTokens: number
  outputTokens: number
  /** In millionths of a US dollar; null: the model's price is not known. */
  costMicros: number | null
}

export const ZERO_TOKEN_USAGE: TokenUsage = { inputTokens: 0, outputTokens: 0, costMicros: 0 }

export function sumTokenUsage(uses: TokenUsage[]): TokenUsage {
  return uses.reduce(
    (sum, use) => ({
      inputTokens: sum.inputTokens + use.inputTokens,
      outputTokens: sum.outputTokens + use.outputTokens,
      costMicros: sum.costMicros === null || use.costMicros === null ? null : sum.costMicros + use.costMicros,
    }),
    ZERO_TOKEN_USAGE,
  )
}

/*
 * US dollars for a million tokens, as the providers list them for plain requests; discounts for repeated and batched
 * input are not counted, so a bill may be lower. Read in November 2026:
 * https://developers.openai.com/api/docs/pricing and https://platform.claude.com/docs/en/models
 */
const PRICES: Record<string, { input: number; output: number }> = {
  'gpt-4.1': { input: 2, output: 8 },
  'gpt-4o': { input: 2.5, output: 10 },
  'gpt-4o-mini': { input: 0.15, output: 0.6 },
  'gpt-5': { input: 1.25, output: 10 },
  'gpt-5-mini': { input: 0.25, output: 2 },
  'gpt-5.2': { input: 1.75, output: 14 },
  'gpt-5.4': { input: 2.5, output: 15 },
  'gpt-5.4-mini': { input: 0.75, output: 4.5 },
  'gpt-5.4-nano': { input: 0.2, output: 1.25 },
  'gpt-5.5': { input: 5, output: 30 },
  'text-embedding-3-small': { input: 0.02, output: 0 },
  'claude-fable-5-1': { input: 10, output: 50 },
  'claude-haiku-4-5': { input: 1, output: 5 },
  'claude-opus-4-5': { input: 5, output: 25 },
  'claude-opus-4-6': { input: 5, output: 25 },
  'claude-opus-4-7': { input: 5, output: 25 },
  'claude-opus-5': { input: 5, output: 25 },
  'claude-opus-5-5': { input: 4, output: 20 },
  'claude-sonnet-4-5': { input: 3, output: 15 },
  'claude-sonnet-5': { input: 2, output: 10 },
  'claude-sonnet-5-5': { input: 2, output: 10 },
}

/** A model may be named with its date: gpt-5-2025-08-07, claude-opus-4-5-20251101. */
const withoutDate = (model: string) => model.replace(/-\d{4}-?\d{2}-?\d{2}$/, '')

/** What these tokens cost, in millionths of a dollar; null when the model's price is not known. */
export function calculateCostMicros(
  model: string,
  { inputTokens, outputTokens }: { inputTokens: number; outputTokens: number },
) {
  const price = PRICES[model] ?? PRICES[withoutDate(model)]
  return price ? Math.round(inputTokens * price.input + outputTokens * price.output) : null
}

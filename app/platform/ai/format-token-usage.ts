import type { TokenUsage } from './token-usage'

const number = new Intl.NumberFormat('en-US')
const MICROS = 1_000_000

/** "1,204 tokens in, 310 out, about $0.02" */
export function formatTokenUsage({ inputTokens, outputTokens, costMicros }: TokenUsage) {
  return `${number.format(inputTokens)} tokens in, ${number.format(outputTokens)} out, ${formatCost(costMicros)}`
}

function formatCost(micros: number | null) {
  if (micros === null) return 'cost unknown'
  if (micros < MICROS / 100) return 'under $0.01'
  return `about $${(micros / MICROS).toFixed(2)}`
}

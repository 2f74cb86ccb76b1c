import type { AiUse } from './ai-use'

const number = new Intl.NumberFormat('en-US')
const MICROS = 1_000_000

/** "1,204 tokens in, 310 out, about $0.02" */
export function tokensText({ inputTokens, outputTokens, costMicros }: AiUse) {
  return `${number.format(inputTokens)} tokens in, ${number.format(outputTokens)} out, ${costText(costMicros)}`
}

function costText(micros: number | null) {
  if (micros === null) return 'price not known'
  if (micros < MICROS / 100) return 'under $0.01'
  return `about $${(micros / MICROS).toFixed(2)}`
}

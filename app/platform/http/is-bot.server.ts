import { isbot } from 'isbot'

const MAX_KNOWN = 2_000
// those of crawler-user-agents that isbot takes for browsers and that nobody reads with: they measure and photograph pages
const OTHERS = /GTmetrix|Miniature\.io|\bYLT\b|TSM-turingos/
const known = new Map<string, boolean>()

/** Whether what calls itself so is a program and nobody who reads: crawlers, monitors, libraries, headless browsers. */
export function isBot(userAgent: string) {
  const before = known.get(userAgent)
  if (before !== undefined) return before
  const answer = userAgent === '' || isbot(userAgent) || OTHERS.test(userAgent)
  if (known.size >= MAX_KNOWN) known.clear()
  known.set(userAgent, answer)
  return answer
}

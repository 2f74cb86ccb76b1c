import { countWords } from '~/platform/text/count-words'
import { decodeEntities } from '~/rich-text/entities'

// adults read about 230 words of prose a minute
const WORDS_PER_MINUTE = 230

/** Minutes that a body (clean HTML) takes to read, at least one; null while it holds neither words nor a picture. */
export function estimateReadTime(body: string) {
  const words = countWords(decodeEntities(body.replace(/<[^<>]*>/g, ' ')))
  if (words === 0 && !body.includes('<img')) return null
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}

import { MAX_KEYPHRASE_LENGTH, MAX_TOPICS } from '../cluster'

/** The topics of pasted lines, each once. */
export function parseTopicLines(typed: string) {
  const known = new Map<string, string>()
  for (const line of typed.split('\n').map((one) => one.trim())) {
    if (line !== '' && !known.has(line.toLowerCase())) known.set(line.toLowerCase(), line)
  }
  return [...known.values()]
}

/** What is wrong with them, as a sentence. */
export function findTopicLinesProblem(lines: string[]) {
  if (lines.length > MAX_TOPICS) return `A cluster can have at most ${MAX_TOPICS} topics.`
  const long = lines.find((line) => line.length > MAX_KEYPHRASE_LENGTH)
  return long && `Use at most ${MAX_KEYPHRASE_LENGTH} characters per topic: “${long.slice(0, 40)}…”.`
}

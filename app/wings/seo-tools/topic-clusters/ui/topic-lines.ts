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
export function validateTopicLines(lines: string[]) {
  if (lines.length > MAX_TOPICS) return `A cluster can have ${MAX_TOPICS} topics at most.`
  const long = lines.find((line) => line.length > MAX_KEYPHRASE_LENGTH)
  return long && `Keep each topic under ${MAX_KEYPHRASE_LENGTH + 1} characters: “${long.slice(0, 40)}…”.`
}

import { LONGEST_KEYPHRASE, MOST_TOPICS } from '../cluster'

/** The topics of pasted lines, each once. */
export function linesIn(typed: string) {
  const known = new Map<string, string>()
  for (const line of typed.split('\n').map((one) => one.trim())) {
    if (line !== '' && !known.has(line.toLowerCase())) known.set(line.toLowerCase(), line)
  }
  return [...known.values()]
}

/** What is wrong with them, as a sentence. */
export function faultIn(lines: string[]) {
  if (lines.length > MOST_TOPICS) return `A cluster can have ${MOST_TOPICS} topics at most.`
  const long = lines.find((line) => line.length > LONGEST_KEYPHRASE)
  return long && `Keep each topic under ${LONGEST_KEYPHRASE + 1} characters: “${long.slice(0, 40)}…”.`
}

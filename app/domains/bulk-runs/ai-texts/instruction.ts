/** Chosen in place of a column. No column is called so: their names are trimmed. */
export const BY_AI = ' by-ai'

/** What the AI is to write, by the variable that it fills. */
export type Instructions = Record<string, string>

/** Questions to the AI in one run. */
export const MOST_ASKED = 20_000
export const ASKED_UNLESS_SAID = 1_000
export const LONGEST_INSTRUCTION = 2_000

/** How long a text may be that the AI writes: one line, or some paragraphs. In characters. */
export const longestText = { line: 300, paragraphs: 4_000 } as const

export type TextShape = keyof typeof longestText

/** The variables that an instruction names, as `{{ town }}`, each once. */
export function namesIn(instruction: string): string[] {
  const names = instruction.matchAll(/\{\{ *([a-z][a-z0-9_]*) *\}\}/g)
  return [...new Set([...names].map(([, name = '']) => name))]
}

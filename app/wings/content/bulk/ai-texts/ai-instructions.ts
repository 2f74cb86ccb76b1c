/** Chosen in place of a column. No column is called so: their names are trimmed. */
export const AI_COLUMN = ' by-ai'

/** What the AI is to write, by the variable that it fills. */
export type AiInstructions = Record<string, string>

/** Questions to the AI in one run. */
export const MAX_AI_REQUESTS = 20_000
export const DEFAULT_AI_REQUESTS = 1_000
export const MAX_INSTRUCTION_LENGTH = 2_000

/** How long a text may be that the AI writes: one line, or some paragraphs. In characters. */
export const maxTextLength = { line: 300, paragraphs: 4_000 } as const

export type AiTextShape = keyof typeof maxTextLength

/** The variables that an instruction names, as `{{ town }}`, each once. */
export function findInstructionVariables(instruction: string): string[] {
  const names = instruction.matchAll(/\{\{ *([a-z][a-z0-9_]*) *\}\}/g)
  return [...new Set([...names].map(([, name = '']) => name))]
}

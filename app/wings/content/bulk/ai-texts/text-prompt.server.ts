import { createHash } from 'node:crypto'
import type { RunVariable } from '../run-template'
import { type AiInstructions, type AiTextShape, findInstructionVariables } from './ai-instructions'

/** What the AI is asked for one variable of one row. */
export interface TextPrompt {
  variable: string
  /** What people call the variable. */
  label: string
  shape: AiTextShape
  instruction: string
  /** The values that the instruction names; nothing else of the row is sent. */
  values: Record<string, string>
  /** Same instruction, same values: the same question, whichever run or row it comes from. */
  hash: string
}

interface PromptSource {
  variables: RunVariable[]
  instructions: AiInstructions
}

/** The questions of a row, and the names of what is empty and named by one of them. */
export function buildTextPrompts({ variables, instructions }: PromptSource, values: Record<string, string>) {
  const named = new Map(variables.map((variable) => [variable.name, variable]))
  const questions: TextPrompt[] = []
  const empty = new Set<string>()
  for (const { name, label, shape } of variables) {
    const instruction = instructions[name]
    if (instruction === undefined || !shape) continue
    const about = Object.fromEntries(
      findInstructionVariables(instruction).map((other) => [other, values[other] || named.get(other)?.default || '']),
    )
    for (const [other, value] of Object.entries(about)) if (value === '') empty.add(named.get(other)?.label || other)
    const hash = hashPrompt([shape, instruction, Object.entries(about)])
    questions.push({ variable: name, label: label || name, shape, instruction, values: about, hash })
  }
  return { questions, empty: [...empty] }
}

function hashPrompt(asked: unknown) {
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url')
}

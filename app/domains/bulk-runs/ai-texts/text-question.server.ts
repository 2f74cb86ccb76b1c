import { createHash } from 'node:crypto'
import type { RunVariable } from '../run-template'
import { type Instructions, namesIn, type TextShape } from './instruction'

/** What the AI is asked for one variable of one row. */
export interface TextQuestion {
  variable: string
  /** What people call the variable. */
  label: string
  shape: TextShape
  instruction: string
  /** The values that the instruction names; nothing else of the row is sent. */
  about: Record<string, string>
  /** Same instruction, same values: the same question, whichever run or row it comes from. */
  hash: string
}

interface Asking {
  variables: RunVariable[]
  instructions: Instructions
}

/** The questions of a row, and the names of what is empty and named by one of them. */
export function questionsOf({ variables, instructions }: Asking, values: Record<string, string>) {
  const named = new Map(variables.map((variable) => [variable.name, variable]))
  const questions: TextQuestion[] = []
  const empty = new Set<string>()
  for (const { name, label, shape } of variables) {
    const instruction = instructions[name]
    if (instruction === undefined || !shape) continue
    const about = Object.fromEntries(
      namesIn(instruction).map((other) => [other, values[other] || named.get(other)?.default || '']),
    )
    for (const [other, value] of Object.entries(about)) if (value === '') empty.add(named.get(other)?.label || other)
    const hash = hashOf([shape, instruction, Object.entries(about)])
    questions.push({ variable: name, label: label || name, shape, instruction, about, hash })
  }
  return { questions, empty: [...empty] }
}

function hashOf(asked: unknown) {
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url')
}

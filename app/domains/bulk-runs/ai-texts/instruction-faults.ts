import type { RunVariable } from '../run-template'
import type { ColumnMapping } from '../table/mapping'
import { type AiInstructions, findInstructionVariables, MAX_INSTRUCTION_LENGTH } from './instruction'

interface InstructionContext {
  variables: RunVariable[]
  mapping: ColumnMapping
  instructions: AiInstructions
}

/** What keeps the AI from writing a variable as it is told to, as a sentence. */
export function validateInstruction(variable: RunVariable, { variables, mapping, instructions }: InstructionContext) {
  const instruction = instructions[variable.name] ?? ''
  if (!variable.shape) return 'The AI writes texts only. Choose a column.'
  if (instruction === '') return 'Say what the AI is to write.'
  if (instruction.length > MAX_INSTRUCTION_LENGTH) return 'Keep it under 2,001 characters.'
  const names = findInstructionVariables(instruction)
  for (const name of names) {
    const named = variables.find((one) => one.name === name)
    if (!named) return `There is no variable “${name}”.`
    if (Object.hasOwn(instructions, name)) return `“${name}” is written by the AI itself. Name one that a column fills.`
    if (!Object.hasOwn(mapping, name) && named.default === '') return `No column fills “${name}”.`
  }
  if (names.some((name) => Object.hasOwn(mapping, name))) return undefined
  return 'Name a variable that a column fills, such as {{ town }}: otherwise every page gets the same text.'
}

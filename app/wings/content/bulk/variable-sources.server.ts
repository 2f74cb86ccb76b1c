import { InvalidFields } from '~/platform/http/respond-with-json.server'
import { type AiInstructions, findInstructionVariables, MAX_INSTRUCTION_LENGTH } from './ai-texts/ai-instructions'
import type { ColumnMapping } from './import/mapping'
import { columnFieldName, instructionFieldName } from './run-form'
import type { RunTemplate, RunVariable } from './run-template'

interface InstructionContext {
  variables: RunVariable[]
  mapping: ColumnMapping
  instructions: AiInstructions
}

/** What fills the variables of a template. */
export interface VariableSources {
  mapping: ColumnMapping
  instructions: AiInstructions
}

/** What a form says of variables and columns that there are. @throws InvalidFields for a variable that nothing can fill */
export function resolveVariableSources(
  { variables }: RunTemplate,
  columns: string[],
  chosen: VariableSources,
): VariableSources {
  const mapped = variables.filter(({ name }) => columns.includes(chosen.mapping[name] ?? ''))
  const mapping = Object.fromEntries(mapped.map(({ name }) => [name, chosen.mapping[name] ?? '']))
  const byAi = variables.filter(({ name }) => Object.hasOwn(chosen.instructions, name))
  const instructions = Object.fromEntries(byAi.map(({ name }) => [name, chosen.instructions[name] ?? '']))
  const isFilled = new Set([...mapped, ...byAi].map(({ name }) => name))
  const lacking = variables.filter((one) => one.isRequired && one.default === '' && !isFilled.has(one.name))
  if (lacking.length > 0) {
    const fields = lacking.map(({ name }) => [columnFieldName(name), 'Choose the column that fills this variable.'])
    throw new InvalidFields('A variable that every page needs has no column.', Object.fromEntries(fields))
  }
  if (mapped.length === 0) throw new InvalidFields('Choose a column for at least one variable.', {})
  const faults = byAi.flatMap((variable) => {
    const fault = validateInstruction(variable, { variables, mapping, instructions })
    return fault ? [[instructionFieldName(variable.name), fault]] : []
  })
  if (faults.length > 0) throw new InvalidFields('The AI cannot write a text like this.', Object.fromEntries(faults))
  return { mapping, instructions }
}

/** What keeps the AI from writing a variable as it is told to, as a sentence. */
function validateInstruction(variable: RunVariable, { variables, mapping, instructions }: InstructionContext) {
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

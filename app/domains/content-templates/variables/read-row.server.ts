import { labelOf, type Problem } from '../template'
import { readValue, WrongValue } from './read-value.server'
import { MissingValue, PictureValue, ProductValue, RichText, type Value } from './values'
import type { Row, Variable } from './variable'

/** The values of a row by name. What is empty is null, which is false in a condition and writes nothing. */
export type Values = Record<string, Value | null>

export function readRow(variables: Variable[], row: Row, problems: Problem[]): Values {
  const values: Values = Object.create(null)
  for (const variable of variables) values[variable.name] = valueIn(row, variable, problems)
  return values
}

function valueIn(row: Row, variable: Variable, problems: Problem[]): Value | null {
  const given = Object.hasOwn(row, variable.name) ? row[variable.name] : undefined
  if (given instanceof PictureValue || given instanceof ProductValue || given instanceof RichText) return given
  const refuse = (sentence: string) => {
    problems.push({ field: `variables.${variable.name}`, message: `${labelOf(variable)}: ${sentence}` })
    return null
  }
  if (given instanceof MissingValue) return refuse(given.sentence)
  const text = textOfCell(given, variable) || variable.preset.trim()
  if (text === '') return variable.isRequired ? refuse('this is empty.') : null
  try {
    return readValue(variable, text)
  } catch (error) {
    if (error instanceof WrongValue) return refuse(error.message)
    throw error
  }
}

/** What a cell says as text: of a form, a table, a program. */
export function textOfCell(given: unknown, { separator }: Pick<Variable, 'separator'>): string {
  if (typeof given === 'string') return given.trim()
  if (typeof given === 'number' || typeof given === 'boolean') return String(given)
  if (given instanceof Date) return Number.isNaN(given.getTime()) ? '' : given.toISOString()
  if (Array.isArray(given)) return given.filter((item) => typeof item === 'string').join(separator)
  return ''
}

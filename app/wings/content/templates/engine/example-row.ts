import { variableLabel } from '../template'
import type { Variable, VariableType } from '../variable'

const examples: Partial<Record<VariableType, string>> = {
  number: '12',
  money: '990',
  date: '2026-03-31',
  'yes-no': 'yes',
  url: 'https://example.com/',
  picture: '',
  product: '',
}

/** What a page looks like before anybody has given values: defaults, first choices, and names in place of words. */
export function createExampleRow(variables: Variable[]): Record<string, string> {
  return Object.fromEntries(variables.map((variable) => [variable.name, variable.preset || exampleValueFor(variable)]))
}

function exampleValueFor(variable: Variable) {
  const label = variableLabel(variable)
  if (variable.type === 'choice') return variable.choices[0] ?? ''
  if (variable.type === 'list') return [`${label} one`, 'two', 'three'].join(variable.separator)
  return examples[variable.type] ?? label
}

/** Pictures and products cannot be made up: an example does without them. */
export function makeReferencesOptional(variables: Variable[]): Variable[] {
  return variables.map((one) => (examples[one.type] === '' ? { ...one, isRequired: false } : one))
}

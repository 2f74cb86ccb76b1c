import { expect, test } from 'vitest'
import { InvalidFields } from '~/platform/http/respond-with-json.server'
import { AI_COLUMN } from './ai-texts/ai-instructions'
import { readVariableSources } from './run-form'
import type { RunTemplate, RunVariable } from './run-template'
import { resolveVariableSources } from './variable-sources.server'

const variable = (name: string, changes: Partial<RunVariable> = {}): RunVariable => ({
  name,
  label: '',
  isRequired: true,
  default: '',
  shape: 'line',
  ...changes,
})
const variables = [
  variable('town'),
  variable('story'),
  variable('song', { isRequired: false }),
  variable('price', { isRequired: false, shape: null }),
]

function faults(form: Record<string, string>) {
  try {
    resolveVariableSources({ variables } as RunTemplate, ['Town'], readVariableSources(form))
    return {}
  } catch (error) {
    if (error instanceof InvalidFields) return error.fields
    throw error
  }
}

test('a variable is filled by a column, or by the AI as its instruction says', () => {
  const form = {
    'column.town': 'Town',
    'column.story': AI_COLUMN,
    'instruction.story': ' On {{town}}. ',
    'column.song': '',
  }
  expect(
    resolveVariableSources(
      { variables } as RunTemplate,
      ['Town'],
      readVariableSources({ ...form, 'column.price': 'Gone' }),
    ),
  ).toEqual({
    mapping: { town: 'Town' },
    instructions: { story: 'On {{town}}.' },
  })
})

test.for([
  ['', 'Say what the AI is to write.'],
  [
    'Two sentences.',
    'Name a variable that a column fills, such as {{ town }}: otherwise every page gets the same text.',
  ],
  ['On {{ city }}', 'There is no variable “city”.'],
  ['On {{ town }} and {{ song }}', 'No column fills “song”.'],
  ['On {{ town }} and {{ story }}', '“story” is written by the AI itself. Name one that a column fills.'],
  ['x'.repeat(2_001), 'Keep it under 2,001 characters.'],
  [
    '{{ '.repeat(600),
    'Name a variable that a column fills, such as {{ town }}: otherwise every page gets the same text.',
  ],
  ['On {{ town }}', undefined],
] as const)('an instruction that cannot be followed is refused beside its field: %s', ([instruction, fault]) => {
  const form = { 'column.town': 'Town', 'column.story': AI_COLUMN, 'instruction.story': instruction }
  expect(faults(form)['instruction.story']).toBe(fault)
})

test('the AI writes texts only', () => {
  const form = {
    'column.town': 'Town',
    'column.story': 'Town',
    'column.price': AI_COLUMN,
    'instruction.price': '{{ town }}',
  }
  expect(faults(form)).toEqual({ 'instruction.price': 'The AI writes texts only. Choose a column.' })
})

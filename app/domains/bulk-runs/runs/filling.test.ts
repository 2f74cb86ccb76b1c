import { expect, test } from 'vitest'
import { WrongFields } from '~/platform/answer-json.server'
import { BY_AI } from '../ai-texts/instruction'
import type { RunTemplate, RunVariable } from '../run-template'
import { fillingOf } from './filling.server'
import { fillingIn } from './run-form'

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
    fillingOf({ variables } as RunTemplate, ['Town'], fillingIn(form))
    return {}
  } catch (error) {
    if (error instanceof WrongFields) return error.fields
    throw error
  }
}

test('a variable is filled by a column, or by the AI as its instruction says', () => {
  const form = {
    'column.town': 'Town',
    'column.story': BY_AI,
    'instruction.story': ' On {{town}}. ',
    'column.song': '',
  }
  expect(fillingOf({ variables } as RunTemplate, ['Town'], fillingIn({ ...form, 'column.price': 'Gone' }))).toEqual({
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
  const form = { 'column.town': 'Town', 'column.story': BY_AI, 'instruction.story': instruction }
  expect(faults(form)['instruction.story']).toBe(fault)
})

test('the AI writes texts only', () => {
  const form = {
    'column.town': 'Town',
    'column.story': 'Town',
    'column.price': BY_AI,
    'instruction.price': '{{ town }}',
  }
  expect(faults(form)).toEqual({ 'instruction.price': 'The AI writes texts only. Choose a column.' })
})

import { expect, test } from 'vitest'
import { AUTOSAVE_DELAY_MS, type AutosaveEvent, type AutosaveState, nextAutosaveStep } from './autosave-machine'
import { createAutosaveState } from './initial-autosave-state'

const isSame = (a: string, b: string) => a === b
const start = () =>
  createAutosaveState({ content: 'a', revision: 1, savedBy: 'me', savedAt: '' }, undefined, isSame).state

function after(state: AutosaveState<string>, ...events: AutosaveEvent<string>[]) {
  let step = { state, effects: [] as ReturnType<typeof nextAutosaveStep<string>>['effects'] }
  for (const event of events) step = nextAutosaveStep(step.state, event, isSame)
  return step
}

test('what was refused is not sent again as it is; what was typed since, and what somebody writes in a piece that is gone, is', () => {
  const refused = { type: 'failed', problem: { kind: 'refused', message: 'Too long.', fields: {} } } as const
  const sent = after(start(), { type: 'typed', content: 'long' }, { type: 'due' }).state
  const held = after(sent, refused)
  expect(held.state.problem).toEqual(refused.problem)
  expect(after(held.state, { type: 'flush' }).effects).toEqual([])
  const shortened = after(sent, { type: 'typed', content: 'sh' }, refused)
  expect(shortened.state.problem).toBeNull()
  expect(shortened.effects).toContainEqual({ do: 'wait', ms: AUTOSAVE_DELAY_MS })
  const gone = after(sent, { type: 'failed', problem: { kind: 'gone' } }).state
  expect(after(gone, { type: 'due' }).effects).toEqual([])
  expect(after(gone, { type: 'typed', content: 'longer' }, { type: 'due' }).effects).toContainEqual({
    do: 'send',
    content: 'longer',
    basedOn: 1,
    isLeaving: false,
  })
})

test('a save that is tried again and again is kept once among those without an answer', () => {
  const failed = { type: 'failed', problem: { kind: 'unreachable' } } as const
  const { state, effects } = after(
    start(),
    { type: 'typed', content: 'ab' },
    ...[{ type: 'due' } as const, failed, { type: 'due' } as const, failed, { type: 'due' } as const],
  )
  expect(state.unanswered).toEqual(['ab'])
  expect(effects).toContainEqual({ do: 'store', content: 'ab', basedOn: 1, unanswered: ['ab'] })
})

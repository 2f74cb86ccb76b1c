import { expect, test } from 'vitest'
import { AUTOSAVE_MS, type Autosave, type AutosaveEvent, nextStep, type SavedVersion } from './autosave'
import { startAutosave } from './autosave-start'

const isSame = (a: string, b: string) => a === b

function start(content = 'a', revision = 1) {
  return startAutosave({ content, revision, savedBy: 'me', savedAt: '' }, undefined, isSame).state
}

function after(state: Autosave<string>, ...events: AutosaveEvent<string>[]) {
  let step = { state, effects: [] as ReturnType<typeof nextStep<string>>['effects'] }
  for (const event of events) step = nextStep(step.state, event, isSame)
  return step
}

test('what is typed is kept on the device at once and sent two seconds later', () => {
  expect(after(start(), { type: 'typed', content: 'ab' }).effects).toEqual([
    { do: 'keep', content: 'ab', basedOn: 1, unanswered: [] },
    { do: 'wait', ms: AUTOSAVE_MS },
  ])
  expect(after(start(), { type: 'typed', content: 'ab' }, { type: 'due' }).effects).toContainEqual({
    ...{ do: 'send', content: 'ab', basedOn: 1, isLeaving: false },
  })
})

test('what is typed during a save is sent after it, on top of it', () => {
  const { state, effects } = after(
    start(),
    { type: 'typed', content: 'ab' },
    { type: 'due' },
    { type: 'typed', content: 'abc' },
    { type: 'saved', revision: 2 },
  )
  expect(effects).toContainEqual({ do: 'wait', ms: AUTOSAVE_MS })
  expect(after(state, { type: 'due' }).effects).toContainEqual({
    ...{ do: 'send', content: 'abc', basedOn: 2, isLeaving: false },
  })
})

test('a save whose answer was lost is recognised as ours', () => {
  const { state } = after(
    start(),
    { type: 'typed', content: 'ab' },
    { type: 'due' },
    { type: 'failed', trouble: { kind: 'unreachable' } },
    { type: 'typed', content: 'abc' },
    { type: 'due' },
    { type: 'conflicted', current: { content: 'ab', revision: 2, savedBy: 'me', savedAt: '' } },
  )
  expect(state).toMatchObject({ conflict: null, revision: 2, saved: 'ab', content: 'abc' })
})

test('waiting grows with each failure, up to half a minute', () => {
  let state = after(start(), { type: 'typed', content: 'ab' }).state
  const waits: number[] = []
  for (let count = 0; count < 7; count++) {
    const step = after(state, { type: 'due' }, { type: 'failed', trouble: { kind: 'offline' } })
    state = step.state
    for (const effect of step.effects) if (effect.do === 'wait') waits.push(effect.ms / 1000)
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30])
})

test('what was refused is not sent again as it is; what was typed since, and what somebody writes in a piece that is gone, is', () => {
  const refused = { type: 'failed', trouble: { kind: 'refused', message: 'Too long.', fields: {} } } as const
  const sent = after(start(), { type: 'typed', content: 'long' }, { type: 'due' }).state
  const held = after(sent, refused)
  expect(held.state.trouble).toEqual(refused.trouble)
  expect(after(held.state, { type: 'hurried' }).effects).toEqual([])
  const shortened = after(sent, { type: 'typed', content: 'sh' }, refused)
  expect(shortened.state.trouble).toBeNull()
  expect(shortened.effects).toContainEqual({ do: 'wait', ms: AUTOSAVE_MS })
  const gone = after(sent, { type: 'failed', trouble: { kind: 'gone' } }).state
  expect(after(gone, { type: 'due' }).effects).toEqual([])
  expect(after(gone, { type: 'typed', content: 'longer' }, { type: 'due' }).effects).toContainEqual({
    ...{ do: 'send', content: 'longer', basedOn: 1, isLeaving: false },
  })
})

test('a save that is tried again and again is kept once among those without an answer', () => {
  const failed = { type: 'failed', trouble: { kind: 'unreachable' } } as const
  const { state, effects } = after(
    start(),
    { type: 'typed', content: 'ab' },
    ...[{ type: 'due' } as const, failed, { type: 'due' } as const, failed, { type: 'due' } as const],
  )
  expect(state.unanswered).toEqual(['ab'])
  expect(effects).toContainEqual({ do: 'keep', content: 'ab', basedOn: 1, unanswered: ['ab'] })
})

test('nobody’s version is taken over silently while something is typed', () => {
  const theirs: SavedVersion<string> = { content: 'theirs', revision: 2, savedBy: 'them', savedAt: '' }
  expect(after(start(), { type: 'overtaken', current: theirs }).state).toMatchObject({ content: 'theirs', revision: 2 })
  const typing = after(start(), { type: 'typed', content: 'mine' }).state
  expect(after(typing, { type: 'overtaken', current: theirs }).state).toEqual(typing)
  const conflict = after(typing, { type: 'due' }, { type: 'conflicted', current: theirs }).state
  expect(after(conflict, { type: 'due' }).effects).toEqual([])
  expect(after(conflict, { type: 'chosen', whose: 'mine' }).effects).toContainEqual({
    ...{ do: 'send', content: 'mine', basedOn: 2, isLeaving: false },
  })
  expect(after(conflict, { type: 'chosen', whose: 'theirs' }).state).toMatchObject({ content: 'theirs', revision: 2 })
})

test('a copy from an older revision is shown beside what was saved since', () => {
  const loaded = { content: 'new', revision: 5, savedBy: 'them', savedAt: '' }
  const kept = { content: 'mine', basedOn: 3, unanswered: [], typedAt: 0 }
  expect(startAutosave(loaded, kept, isSame).state).toMatchObject({ content: 'mine', conflict: loaded })
  // and again, when the tab is closed before it is decided
  const again = after(startAutosave(loaded, kept, isSame).state, { type: 'typed', content: 'mine too' })
  expect(again.effects).toContainEqual({ do: 'keep', content: 'mine too', basedOn: 3, unanswered: [] })
  const sent = { ...kept, unanswered: ['new'] }
  expect(startAutosave(loaded, sent, isSame).state).toMatchObject({ content: 'mine', conflict: null, revision: 5 })
})

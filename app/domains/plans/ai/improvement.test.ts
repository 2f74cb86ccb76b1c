import { expect, test } from 'vitest'
import { changesTaken, costOfAll, type Improvement, improvementAfter, type Step, settled, takenIn } from './improvement'
import type { PartNews } from './proposal'

const use = { inputTokens: 100, outputTokens: 10, costMicros: 50 }
const change = { id: 'R-1', section: 'risks' as const, name: 'A risk', isNew: false, fields: [] }
const proposed: PartNews = {
  type: 'proposed',
  proposal: { by: 'rules' },
  changes: { changes: [change], kept: 3 },
  use,
  note: '',
}
const after = (...steps: Step[]) => steps.reduce<Improvement>(improvementAfter, {})
const asked: Step = { do: 'ask', parts: ['users', 'risks', 'metrics'] }

test('a stop ends what is being written, forgets what waits and keeps what is proposed', () => {
  const stopped = after(
    asked,
    { do: 'hear', part: 'users', news: proposed },
    { do: 'hear', part: 'risks', news: { type: 'writing', items: [] } },
    { do: 'stop' },
  )
  expect(stopped).toMatchObject({ users: { step: 'proposed' }, risks: { step: 'stopped' } })
  expect(stopped.metrics).toBeUndefined()
  expect(Object.keys(settled(stopped))).toEqual(['users'])
})

test('only what is taken and changes something is sent', () => {
  const nothing: PartNews = { ...proposed, changes: { changes: [], kept: 4 } }
  const heard = after(
    { do: 'hear', part: 'users', news: proposed },
    { do: 'hear', part: 'risks', news: proposed },
    { do: 'hear', part: 'metrics', news: nothing },
    { do: 'take', part: 'users', isTaken: false },
    { do: 'take', part: 'stack', isTaken: true },
  )
  expect(takenIn(heard)).toEqual({ risks: { by: 'rules' } })
  expect(changesTaken(heard)).toBe(1)
})

test('what failed is counted too, and one unknown price makes the sum unknown', () => {
  const failed: PartNews = { type: 'failed', message: 'No', use }
  const heard = after({ do: 'hear', part: 'users', news: proposed }, { do: 'hear', part: 'risks', news: failed })
  expect(costOfAll(heard)).toEqual({ inputTokens: 200, outputTokens: 20, costMicros: 100 })
  const unknown = improvementAfter(heard, {
    do: 'hear',
    part: 'metrics',
    news: { ...failed, use: { ...use, costMicros: null } },
  })
  expect(costOfAll(unknown).costMicros).toBeNull()
})

import { expect, test } from 'vitest'
import {
  acceptedProposal,
  countAcceptedChanges,
  finishedParts,
  type Improvement,
  type ImprovementAction,
  improvementReducer,
  totalUsage,
} from './improvement'
import type { PartEvent } from './proposal'

const use = { inputTokens: 100, outputTokens: 10, costMicros: 50 }
const change = { id: 'R-1', section: 'risks' as const, name: 'A risk', isNew: false, fields: [] }
const proposed: PartEvent = {
  type: 'proposed',
  proposal: { by: 'rules' },
  changes: { changes: [change], unchangedCount: 3 },
  use,
  note: '',
}
const after = (...steps: ImprovementAction[]) => steps.reduce<Improvement>(improvementReducer, {})
const asked: ImprovementAction = { type: 'request', parts: ['users', 'risks', 'metrics'] }

test('a stop ends what is being written, forgets what waits and keeps what is proposed', () => {
  const stopped = after(
    asked,
    { type: 'receive', part: 'users', event: proposed },
    { type: 'receive', part: 'risks', event: { type: 'writing', items: [] } },
    { type: 'stop' },
  )
  expect(stopped).toMatchObject({ users: { step: 'proposed' }, risks: { step: 'stopped' } })
  expect(stopped.metrics).toBeUndefined()
  expect(Object.keys(finishedParts(stopped))).toEqual(['users'])
})

test('only what is taken and changes something is sent', () => {
  const nothing: PartEvent = { ...proposed, changes: { changes: [], unchangedCount: 4 } }
  const heard = after(
    { type: 'receive', part: 'users', event: proposed },
    { type: 'receive', part: 'risks', event: proposed },
    { type: 'receive', part: 'metrics', event: nothing },
    { type: 'accept', part: 'users', isAccepted: false },
    { type: 'accept', part: 'stack', isAccepted: true },
  )
  expect(acceptedProposal(heard)).toEqual({ risks: { by: 'rules' } })
  expect(countAcceptedChanges(heard)).toBe(1)
})

test('what failed is counted too, and one unknown price makes the sum unknown', () => {
  const failed: PartEvent = { type: 'failed', message: 'No', use }
  const heard = after(
    { type: 'receive', part: 'users', event: proposed },
    { type: 'receive', part: 'risks', event: failed },
  )
  expect(totalUsage(heard)).toEqual({ inputTokens: 200, outputTokens: 20, costMicros: 100 })
  const unknown = improvementReducer(heard, {
    type: 'receive',
    part: 'metrics',
    event: { ...failed, use: { ...use, costMicros: null } },
  })
  expect(totalUsage(unknown).costMicros).toBeNull()
})

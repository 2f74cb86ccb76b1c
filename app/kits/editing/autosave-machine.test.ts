import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  AUTOSAVE_DELAY_MS,
  type AutosaveEvent,
  type AutosaveState,
  hasUnsavedChanges,
  nextAutosaveStep,
  type SavedVersion,
} from './autosave-machine'
import { createAutosaveState, type DraftSnapshot } from './initial-autosave-state'

const isSame = (a: string, b: string) => a === b

function start(content = 'a', revision = 1) {
  return createAutosaveState({ content, revision, savedBy: 'me', savedAt: '' }, undefined, isSame).state
}

function after(state: AutosaveState<string>, ...events: AutosaveEvent<string>[]) {
  let step = { state, effects: [] as ReturnType<typeof nextAutosaveStep<string>>['effects'] }
  for (const event of events) step = nextAutosaveStep(step.state, event, isSame)
  return step
}

test('what is typed is kept on the device at once and sent two seconds later', () => {
  expect(after(start(), { type: 'typed', content: 'ab' }).effects).toEqual([
    { do: 'store', content: 'ab', basedOn: 1, unanswered: [] },
    { do: 'wait', ms: AUTOSAVE_DELAY_MS },
  ])
  expect(after(start(), { type: 'typed', content: 'ab' }, { type: 'due' }).effects).toContainEqual({
    do: 'send',
    content: 'ab',
    basedOn: 1,
    isLeaving: false,
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
  expect(effects).toContainEqual({ do: 'wait', ms: AUTOSAVE_DELAY_MS })
  expect(after(state, { type: 'due' }).effects).toContainEqual({
    do: 'send',
    content: 'abc',
    basedOn: 2,
    isLeaving: false,
  })
})

test('a save whose answer was lost is recognised as ours', () => {
  const { state } = after(
    start(),
    { type: 'typed', content: 'ab' },
    { type: 'due' },
    { type: 'failed', problem: { kind: 'unreachable' } },
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
    const step = after(state, { type: 'due' }, { type: 'failed', problem: { kind: 'offline' } })
    state = step.state
    for (const effect of step.effects) if (effect.do === 'wait') waits.push(effect.ms / 1000)
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30])
})

test('nobody’s version is taken over silently while something is typed', () => {
  const theirs: SavedVersion<string> = { content: 'theirs', revision: 2, savedBy: 'them', savedAt: '' }
  expect(after(start(), { type: 'remoteUpdated', current: theirs }).state).toMatchObject({
    content: 'theirs',
    revision: 2,
  })
  const typing = after(start(), { type: 'typed', content: 'mine' }).state
  expect(after(typing, { type: 'remoteUpdated', current: theirs }).state).toEqual(typing)
  const conflict = after(typing, { type: 'due' }, { type: 'conflicted', current: theirs }).state
  expect(after(conflict, { type: 'due' }).effects).toEqual([])
  expect(after(conflict, { type: 'conflictResolved', whose: 'mine' }).effects).toContainEqual({
    do: 'send',
    content: 'mine',
    basedOn: 2,
    isLeaving: false,
  })
  expect(after(conflict, { type: 'conflictResolved', whose: 'theirs' }).state).toMatchObject({
    content: 'theirs',
    revision: 2,
  })
})

test('a copy from an older revision is shown beside what was saved since', () => {
  const loaded = { content: 'new', revision: 5, savedBy: 'them', savedAt: '' }
  const kept = { content: 'mine', basedOn: 3, unanswered: [], typedAt: 0 }
  expect(createAutosaveState(loaded, kept, isSame).state).toMatchObject({ content: 'mine', conflict: loaded })
  // and again, when the tab is closed before it is decided
  const again = after(createAutosaveState(loaded, kept, isSame).state, { type: 'typed', content: 'mine too' })
  expect(again.effects).toContainEqual({ do: 'store', content: 'mine too', basedOn: 3, unanswered: [] })
  const sent = { ...kept, unanswered: ['new'] }
  expect(createAutosaveState(loaded, sent, isSame).state).toMatchObject({
    content: 'mine',
    conflict: null,
    revision: 5,
  })
})

type Happening = 'type' | 'due' | 'arrive' | 'lose answer' | 'lose request' | 'refuse' | 'sign out' | 'other saves'
type Doing = Happening | 'look' | 'mine' | 'theirs' | 'close' | 'leave' | 'return' | 'hurry'
const doings: Doing[] = [
  ...(['type', 'type', 'due', 'arrive', 'lose answer', 'lose request', 'refuse', 'sign out', 'other saves'] as const),
  ...(['look', 'mine', 'theirs', 'close', 'leave', 'return', 'hurry'] as const),
]

/** A writer with one device, a server, and somebody else who writes too. */
class Desk {
  history = ['start']
  kept: DraftSnapshot<string> | undefined
  request: { content: string; basedOn: number } | undefined
  state = this.open()
  typed = 'start'
  count = 0
  seen = new Set([1])

  get current(): SavedVersion<string> {
    return { content: this.history.at(-1) ?? '', revision: this.history.length, savedBy: 'x', savedAt: '' }
  }

  open() {
    return createAutosaveState(this.current, this.kept, isSame).state
  }

  tell(event: AutosaveEvent<string>) {
    const { state, effects } = nextAutosaveStep(this.state, event, isSame)
    this.state = state
    for (const effect of effects) {
      if (effect.do === 'store') this.kept = { ...effect, typedAt: 0 }
      if (effect.do === 'discard') this.kept = undefined
      if (effect.do === 'applyContent') this.typed = effect.content
      if (effect.do === 'send') {
        expect(this.request, 'two saves in flight').toBeUndefined()
        this.request = effect
      }
    }
  }

  /** The server's side of a save: refuses what is based on an older revision. */
  receive() {
    const { request } = this
    if (!request) return undefined
    if (request.basedOn !== this.history.length) return false
    expect(this.seen, 'built on what was never seen').toContain(request.basedOn)
    this.history.push(request.content)
    this.seen.add(this.history.length)
    return true
  }

  answer() {
    const isTaken = this.receive()
    const { request } = this
    this.request = undefined
    if (!request) return
    if (isTaken) this.tell({ type: 'saved', revision: this.history.length })
    else {
      this.seen.add(this.history.length)
      this.tell({ type: 'conflicted', current: this.current })
    }
  }

  fail(problem: Extract<AutosaveEvent<string>, { type: 'failed' }>['problem']) {
    if (!this.request) return
    this.request = undefined
    this.tell({ type: 'failed', problem })
  }

  happen(doing: Doing) {
    const actions: Record<Doing, () => void> = {
      type: () => {
        this.typed = `typed ${++this.count}`
        this.tell({ type: 'typed', content: this.typed })
      },
      due: () => this.tell({ type: 'due' }),
      arrive: () => this.answer(),
      'lose answer': () => {
        this.receive()
        this.fail({ kind: 'unreachable' })
      },
      'lose request': () => this.fail({ kind: 'offline' }),
      refuse: () => this.fail({ kind: 'refused', message: '', fields: {} }),
      'sign out': () => this.fail({ kind: 'signed-out' }),
      'other saves': () => void this.history.push(`other ${++this.count}`),
      look: () => {
        this.seen.add(this.history.length)
        this.tell({ type: 'remoteUpdated', current: this.current })
      },
      mine: () => this.tell({ type: 'conflictResolved', whose: 'mine' }),
      theirs: () => this.tell({ type: 'conflictResolved', whose: 'theirs' }),
      close: () => {
        // a save on its way may still reach the server
        this.receive()
        this.request = undefined
        this.seen.add(this.history.length)
        this.state = this.open()
        this.typed = this.state.content
      },
      leave: () => this.tell({ type: 'hidden' }),
      return: () => this.tell({ type: 'resumed' }),
      hurry: () => this.tell({ type: 'flush' }),
    }
    actions[doing]()
  }
}

test('whatever happens in whatever order, nothing typed is lost and never two saves are under way', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...doings), { maxLength: 60 }), (happenings) => {
      const desk = new Desk()
      for (const doing of happenings) {
        const before = desk.typed
        desk.happen(doing)
        const isSafe = desk.kept?.content === desk.typed || desk.history.includes(desk.typed)
        expect(isSafe, `${desk.typed} is nowhere after ${doing}`).toBe(true)
        if (doing === 'close') expect([before, ...desk.history]).toContain(desk.typed)
        if (doing === 'close' && !desk.history.includes(before)) expect(desk.typed).toBe(before)
      }
      // once the line is good again, it all gets there
      for (let round = 0; round < 4; round++) {
        desk.happen('arrive')
        desk.happen('mine')
        desk.happen('type')
        desk.happen('due')
        desk.happen('arrive')
      }
      desk.happen('mine')
      desk.happen('arrive')
      expect(desk.history.at(-1)).toBe(desk.typed)
      expect(hasUnsavedChanges(desk.state, isSame)).toBe(false)
      expect(desk.kept).toBeUndefined()
    }),
    { numRuns: 2_000 },
  )
})

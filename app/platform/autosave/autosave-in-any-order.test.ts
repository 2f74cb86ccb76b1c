import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AutosaveEvent, isChanged, nextStep, type SavedVersion } from './autosave'
import { type KeptCopy, startAutosave } from './autosave-start'

const isSame = (a: string, b: string) => a === b

type Happening = 'type' | 'due' | 'arrive' | 'lose answer' | 'lose request' | 'refuse' | 'sign out' | 'other saves'
type Doing = Happening | 'look' | 'mine' | 'theirs' | 'close' | 'leave' | 'return' | 'hurry'
const doings: Doing[] = [
  ...(['type', 'type', 'due', 'arrive', 'lose answer', 'lose request', 'refuse', 'sign out', 'other saves'] as const),
  ...(['look', 'mine', 'theirs', 'close', 'leave', 'return', 'hurry'] as const),
]

/** A writer with one device, a server, and somebody else who writes too. */
class Desk {
  history = ['start']
  kept: KeptCopy<string> | undefined
  request: { content: string; basedOn: number } | undefined
  state = this.open()
  typed = 'start'
  count = 0
  seen = new Set([1])

  get current(): SavedVersion<string> {
    return { content: this.history.at(-1) ?? '', revision: this.history.length, savedBy: 'x', savedAt: '' }
  }

  open() {
    return startAutosave(this.current, this.kept, isSame).state
  }

  tell(event: AutosaveEvent<string>) {
    const { state, effects } = nextStep(this.state, event, isSame)
    this.state = state
    for (const effect of effects) {
      if (effect.do === 'keep') this.kept = { ...effect, typedAt: 0 }
      if (effect.do === 'forget') this.kept = undefined
      if (effect.do === 'show') this.typed = effect.content
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

  fail(trouble: Extract<AutosaveEvent<string>, { type: 'failed' }>['trouble']) {
    if (!this.request) return
    this.request = undefined
    this.tell({ type: 'failed', trouble })
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
        this.tell({ type: 'overtaken', current: this.current })
      },
      mine: () => this.tell({ type: 'chosen', whose: 'mine' }),
      theirs: () => this.tell({ type: 'chosen', whose: 'theirs' }),
      close: () => {
        // a save on its way may still reach the server
        this.receive()
        this.request = undefined
        this.seen.add(this.history.length)
        this.state = this.open()
        this.typed = this.state.content
      },
      leave: () => this.tell({ type: 'left' }),
      return: () => this.tell({ type: 'returned' }),
      hurry: () => this.tell({ type: 'hurried' }),
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
      expect(isChanged(desk.state, isSame)).toBe(false)
      expect(desk.kept).toBeUndefined()
    }),
    { numRuns: 2_000 },
  )
})

import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HAPPENINGS, type Happening, NotesWorld } from '../../../../../tests/support/notes-world'
import { isSameWriting } from './same-writing'

const RUNS = Number(process.env.NOTES_INTERLEAVINGS ?? 200)
const [SHORTEST, LONGEST] = [30, 90]
const MS_FOR_ONE = 300

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.spyOn(console, 'warn').mockReturnValue() // deletions without a connection
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Two answers of the AI, of which the trash and the way back kept only the second. */
const onceLost = (
  [
    'answer of AI',
    'answer of AI',
    'delete',
    'loses its answer',
    'arrives',
    'arrives',
    'restore',
    'arrives',
    'type',
  ] as const
).map((what): [Happening, number, number] => [what, 0, 0])

/** A deletion that failed, while others wrote. */
const onceStale: [Happening, number, number][] = [
  ['delete', 1, 0],
  ['tick', 2, 0],
  ['loses its answer', 2, 0],
  ['type', 2, 0],
  ['answer of AI', 2, 0],
  ['news', 1, 0],
  ['is lost', 1, 0],
]

const happening = fc.tuple(fc.constantFrom(...HAPPENINGS), fc.nat({ max: 2 }), fc.nat({ max: 5 }))

test('two tabs and a slow phone never overwrite each other silently', {
  timeout: 60_000 + RUNS * MS_FOR_ONE,
}, async () => {
  let [typed, conflicts] = [0, 0]
  await fc.assert(
    fc.asyncProperty(
      fc.array(happening, { minLength: SHORTEST, maxLength: LONGEST, size: 'max' }),
      async (happenings) => {
        const world = new NotesWorld()
        await world.begin()
        for (const [what, who, which] of happenings) {
          await world.happen(what, who, which)
          expect(world.lost(), `lost after ${what}`).toEqual([])
        }
        await world.settle()
        expect(world.lost()).toEqual([])
        typed += world.typed.size
        for (const tab of world.tabs) {
          for (const note of tab.notes) {
            if (note.conflict) {
              conflicts += 1
              continue
            }
            const there = world.server.notes.get(note.id)
            expect(there && isSameWriting(there, note), `the screen shows what the server does not have`).toBe(true)
            expect(note.saving.text).toBe('Saved')
          }
        }
      },
    ),
    { numRuns: RUNS, examples: [[onceLost], [onceStale]] },
  )
  console.log(`${RUNS} interleavings: ${typed} pieces of text typed, none lost; ${conflicts} conflicts on the screen`)
})

import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NotesWorld, WORLD_EVENTS, type WorldEvent } from '~test/notes-world'
import { isEquivalentContent } from '../note'

const RUNS = Number(process.env.NOTES_INTERLEAVINGS ?? 200)
const [SHORTEST, LONGEST] = [30, 90]
const MS_FOR_ONE = 300

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.spyOn(console, 'warn').mockReturnValue() // deletions without a connection
})
afterEach(() => void vi.useRealTimers())

type Turn = [what: WorldEvent, who: number, which: number]
const byFirst = (...all: WorldEvent[]) => all.map((what): Turn => [what, 0, 0])

/** What once went wrong. */
const examples: [Turn[]][] = [
  // two answers of the AI, of which the trash and the way back kept only the second
  [
    byFirst(
      ...(['answer of AI', 'answer of AI', 'delete', 'loses its answer', 'arrives', 'arrives'] as const),
      ...(['restore', 'arrives', 'type'] as const),
    ),
  ],
  // deleted in two tabs: the second heard of it while it waited for an answer that never came, and showed it again
  [[...byFirst('type', 'delete', 'arrives', 'arrives'), ['delete', 1, 0], ['news', 1, 0], ['arrives late', 1, 0]]],
  // a list that did not come, looked for again while what others share was still on its way
  [
    [
      ...byFirst('kill', 'open', 'new note', 'loses its answer', 'arrives'),
      ...(['news', 'type'] as const).map((what): Turn => [what, 1, 0]),
    ],
  ],
  // begun before the list came, and deleted by a request that nobody waited for any more
  [
    byFirst(
      ...(['kill', 'open', 'is lost', 'new note', 'arrives', 'type', 'delete', 'arrives', 'arrives late'] as const),
    ),
  ],
  // an answer of the AI while the text before it was being saved for the second time
  [
    [
      ...([
        ['type', 1, 0],
        ['type', 2, 0],
        ['long time', 0, 0],
        ['arrives late', 1, 0],
        ['arrives', 2, 0],
      ] as const),
      ...([
        ['arrives twice', 1, 0],
        ['type', 2, 0],
        ['time', 0, 0],
        ['answer of AI', 2, 0],
        ['theirs', 1, 0],
      ] as const),
    ].map((turn): Turn => [...turn]),
  ],
  // the line broke between what was decided against and what was chosen, which the server had had before
  [
    [
      ...(
        [
          ['type', 2, 0],
          ['long time', 0, 0],
          ['arrives', 2, 0],
        ] as const
      ).map((turn): Turn => [...turn]),
      ...byFirst('type', 'time', 'arrives', 'type', 'theirs', 'new note', 'loses its answer'),
      ['delete', 0, 3],
      ...byFirst('arrives twice', 'arrives', 'offline', 'time'),
    ],
  ],
  // decided against by a tab that was killed then, of a note that another killed tab had left a copy of too
  [
    [
      ...(['type', 'answer of AI', 'arrives twice'] as const).map((what): Turn => [what, 1, 0]),
      ...byFirst('answer of AI', 'arrives', 'type', 'type', 'type', 'theirs'),
      ...(['type', 'type', 'kill'] as const).map((what): Turn => [what, 1, 0]),
      ['kill', 0, 0],
    ],
  ],
]

const happening = fc.tuple(fc.constantFrom(...WORLD_EVENTS), fc.nat({ max: 2 }), fc.nat({ max: 5 }))

test('two tabs and a slow phone never overwrite each other silently', {
  timeout: 60_000 + RUNS * MS_FOR_ONE,
}, async () => {
  let [typed, conflicts] = [0, 0]
  await fc.assert(
    fc.asyncProperty(
      fc.array(happening, { minLength: SHORTEST, maxLength: LONGEST, size: 'max' }),
      async (happenings) => {
        const world = new NotesWorld()
        await world.start()
        for (const [what, who, which] of happenings) {
          await world.apply(what, who, which)
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
            expect(
              there && !there.isDeleted && isEquivalentContent(there, note),
              `the screen shows what the server does not have`,
            ).toBe(true)
            expect(note.saveStatus.text).toBe('Saved')
          }
        }
      },
    ),
    { numRuns: RUNS, examples },
  )
  console.log(`${RUNS} interleavings: ${typed} pieces of text typed, none lost; ${conflicts} conflicts on the screen`)
})

import type { HappeningCounts } from '../answers'
import type { Happening } from '../question'
import { HappeningMarks, inGroups } from './happening-marks'
import { HappeningRows, happeningAt } from './happening-rows'
import type { KnownDay, Tally } from './tally'

/** Counts how often each of these happened in the chosen visits; the answers stand in the same order. */
export function goals(wanted: Happening[]): Tally<HappeningCounts[]> {
  const groups = inGroups(wanted).map(someGoals)
  return {
    take: (...day) => groups.forEach(({ take }) => void take(...day)),
    result: (words) => groups.flatMap(({ result }) => result(words)),
  }
}

function someGoals(wanted: Happening[]): Tally<HappeningCounts[]> {
  const marks = new HappeningMarks(wanted)
  const counter = new HappeningRows()
  counter.rows.reach(wanted.length)
  return {
    take: (day, isChosen, words) => count(counter, marks.of(day, words), day, isChosen),
    result: () =>
      wanted.map(({ kind, name, path }, goal) => ({
        kind,
        name: name ?? path ?? '',
        ...happeningAt(counter.rows, counter.rows.at(goal)),
      })),
  }
}

function count(
  counter: HappeningRows,
  bitsAt: (hit: number) => number,
  { visits, hits }: KnownDay,
  isChosen: Uint8Array,
) {
  const { isSameVisitor, views, firstHit } = visits
  for (let visit = 0; visit < isSameVisitor.length; visit++) {
    counter.begin(isSameVisitor[visit] === 1, views[visit] !== 0)
    if (isChosen[visit] === 0) continue
    const end = firstHit[visit + 1] ?? 0
    for (let hit = firstHit[visit] ?? 0; hit < end; hit++) {
      for (let bits = bitsAt(hit); bits !== 0; bits &= bits - 1) {
        counter.happened(lowestBit(bits), hits.cents[hit] ?? 0)
      }
    }
  }
}

function lowestBit(bits: number) {
  return 31 - Math.clz32(bits & -bits)
}

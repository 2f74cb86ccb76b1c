import type { VisitDimension } from '../days/day'
import type { Filter, Happening } from '../question'
import { HappeningMarks, inGroups } from './happening-marks'
import { textOfValue } from './shown-value'
import type { KnownDay, Words } from './tally'
import { TextMarks } from './text-marks'

/** Takes away what a filter does not let pass. */
type Pass = (day: KnownDay, isChosen: Uint8Array, words: Words) => void

/** Says for each visit of a day whether all filters hold. */
export function chooseVisits(filters: Filter[]): (day: KnownDay, words: Words) => Uint8Array {
  // those that look at visits alone leave less to do for those that look at every hit
  const passes = filters
    .toSorted((a, b) => Number('happened' in a) - Number('happened' in b))
    .map((filter) =>
      'by' in filter
        ? passByValue(filter.by, filter.values, filter.isNot)
        : passByHappening(filter.happened, filter.isNot),
    )
  return (day, words) => {
    const isChosen = new Uint8Array(day.visits.minute.length).fill(1)
    for (const pass of passes) pass(day, isChosen, words)
    return isChosen
  }
}

function passByValue(by: VisitDimension, values: string[], isNot: boolean): Pass {
  const marks = new TextMarks(values.map((value) => ({ text: textOfValue(by, value), isBeginning: false, bits: 1 })))
  const passing = isNot ? 0 : 1
  return (day, isChosen, words) => {
    const column = day.visits[by]
    const isMarked = marks.of(day, words)
    for (let visit = 0; visit < column.length; visit++) {
      if (isMarked[column[visit] ?? 0] !== passing) isChosen[visit] = 0
    }
  }
}

function passByHappening(happened: Happening[], isNot: boolean): Pass {
  const groups = inGroups(happened).map((some) => new HappeningMarks(some))
  return (day, isChosen, words) => {
    const bits = groups.map((marks) => marks.of(day, words))
    const { firstHit } = day.visits
    for (let visit = 0; visit < isChosen.length; visit++) {
      if (isChosen[visit] === 0) continue
      const [from, to] = [firstHit[visit] ?? 0, firstHit[visit + 1] ?? 0]
      if (bits.some((bitsAt) => hasOne(bitsAt, from, to)) === isNot) isChosen[visit] = 0
    }
  }
}

function hasOne(bitsAt: (hit: number) => number, from: number, to: number) {
  for (let hit = from; hit < to; hit++) if (bitsAt(hit) !== 0) return true
  return false
}

import type { HappeningCounts } from '../answers'
import { codeOf, hitKinds } from '../days/day'
import { HappeningRows, happeningAt, happeningRows } from './happening-rows'
import { byText } from './most-first'
import type { KnownDay, Tally } from './tally'

const PAGE_VIEW = codeOf('page_view')
// a name of each kind has a number of its own
const KINDS = hitKinds.length

/** Counts what else happened in the chosen visits, by kind and name. What happened most often comes first. */
export function happenings(): Tally<HappeningCounts[]> {
  const ofDay = new HappeningRows()
  const all = happeningRows()
  return {
    take(day, isChosen, words) {
      ofDay.rows.clear()
      ofDay.rows.reach(day.words.length * KINDS)
      count(ofDay, day, isChosen)
      all.reach(words.size * KINDS)
      all.add(ofDay.rows, (number) => (day.words[Math.floor(number / KINDS)] ?? 0) * KINDS + (number % KINDS))
    },
    result: (words) =>
      all.numbers
        .map((number) => ({
          kind: hitKinds[number % KINDS] ?? '',
          name: words.textOf(Math.floor(number / KINDS)),
          ...happeningAt(all, all.at(number)),
        }))
        .sort((a, b) => b.times - a.times || byText(a.kind, b.kind) || byText(a.name, b.name)),
  }
}

function count(rows: HappeningRows, { visits, hits }: KnownDay, isChosen: Uint8Array) {
  const { isSameVisitor, views, firstHit } = visits
  const { kind, name, cents } = hits
  for (let visit = 0; visit < isSameVisitor.length; visit++) {
    rows.begin(isSameVisitor[visit] === 1, views[visit] !== 0)
    if (isChosen[visit] === 0) continue
    const end = firstHit[visit + 1] ?? 0
    for (let hit = firstHit[visit] ?? 0; hit < end; hit++) {
      if (kind[hit] !== PAGE_VIEW) rows.happened((name[hit] ?? 0) * KINDS + (kind[hit] ?? 0), cents[hit] ?? 0)
    }
  }
}

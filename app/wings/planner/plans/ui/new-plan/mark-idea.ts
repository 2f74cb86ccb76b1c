import type { BriefReading } from '../../brief/brief-reading-schema'
import type { Quoted } from '../../drafts/correct-reading'

export type MarkKind = 'wish' | 'exclusion' | 'limit' | 'question' | 'unclear'

/** Words of the idea, and the item that was read from them. */
export interface Mark {
  kind: MarkKind
  /** Of the item: "W1", "laws". */
  item: string
  start: number
  end: number
}

/** A stretch of the idea; `isFirst`: the item's words begin with it. */
export interface IdeaSegment {
  text: string
  start: number
  mark: Mark | null
  isFirst: boolean
}

/** Every place of the idea that something was read from. */
export function listMarks({ wishes, exclusions, unknowns, limits, rest }: BriefReading): Mark[] {
  const { team, weeks, deadline, budget, laws, languages, platforms, residency } = limits
  const byField = { team, weeks, deadline, budget, laws, languages, platforms, residency }
  return [
    ...wishes.map((item) => toMark('wish', item.id, item)),
    ...exclusions.map((item) => toMark('exclusion', item.id, item)),
    ...unknowns.map((item) => toMark('question', item.id, item)),
    ...rest.flatMap((item) => (item.kind === 'unclear' ? [toMark('unclear', `rest-${item.start}`, item)] : [])),
    ...Object.entries(byField).flatMap(([field, quoted]) =>
      [quoted].flat().flatMap((one) => (one ? [toMark('limit', field, one)] : [])),
    ),
  ].filter(({ start, end }) => end > start)
}

const toMark = (kind: MarkKind, item: string, { start, end }: Quoted): Mark => ({ kind, item, start, end })

/**
 * The idea cut where marks begin and end. Where marks overlap, the shortest one is shown: a limit within a wish. Takes time
 * that grows with the number of marks and how many of them overlap at one place.
 */
export function cutIdea(idea: string, marks: Mark[]): IdeaSegment[] {
  const sorted = marks.filter(({ end }) => end <= idea.length).sort((a, b) => a.start - b.start)
  const edges = [...new Set([0, ...sorted.flatMap(({ start, end }) => [start, end]), idea.length])].sort(
    (a, b) => a - b,
  )
  const begun = new Set<string>()
  let open: Mark[] = []
  let next = 0
  return edges.slice(0, -1).map((start, index) => {
    const end = edges[index + 1] ?? idea.length
    open = open.filter((mark) => mark.end > start)
    for (let mark = sorted[next]; mark && mark.start <= start; mark = sorted[next]) {
      open.push(mark)
      next += 1
    }
    const mark = open.reduce<Mark | null>((best, one) => (best && lengthOf(best) <= lengthOf(one) ? best : one), null)
    const isFirst = mark !== null && !begun.has(mark.item)
    if (mark) begun.add(mark.item)
    return { text: idea.slice(start, end), start, mark, isFirst }
  })
}

const lengthOf = ({ start, end }: Mark) => end - start

import type { Interval } from '~/wings/events/analytics/aggregates'
import type { DisplayedNote } from '../../chart-note'
import { type ChartPoint, intervalStart } from '../../chart-points'
import { formatIntervalLong, formatIntervalShort } from '../../format-interval'
import type { ChartLayout } from './chart-layout'

interface NumberedNote extends DisplayedNote {
  number: number
  /** Of its point. */
  index: number
}

/** The notes that fall on a point of the chart, in the order of their days. */
export function numberNotes(notes: DisplayedNote[], points: ChartPoint[], step: Interval): NumberedNote[] {
  const placed = notes.flatMap((note) => {
    const index = points.findIndex(({ at }) => at.slice(0, 10) === intervalStart(note.day, step))
    return index < 0 ? [] : [{ ...note, index }]
  })
  return placed.sort((a, b) => a.index - b.index).map((note, index) => ({ ...note, number: index + 1 }))
}

export function NoteMarkers({ marks, places }: { marks: NumberedNote[]; places: ChartLayout }) {
  const first = marks.filter(({ index }, place) => marks[place - 1]?.index !== index)
  return first.map(({ number, index }) => {
    const last = marks.findLast((mark) => mark.index === index)?.number
    return (
      <span
        key={number}
        aria-hidden="true"
        style={{ left: `${places.x(index)}%` }}
        className="absolute top-0 min-w-4 -translate-x-1/2 rounded-md border border-faint bg-surface px-1 text-center text-[0.6875rem] leading-4 whitespace-nowrap text-muted tabular-nums"
      >
        {last === number ? number : `${number}–${last}`}
      </span>
    )
  })
}

const SHOWN = 6

/** The list that the marks number; what does not fit behind a line that opens. */
export function ChartNoteLegend({ marks }: { marks: NumberedNote[] }) {
  if (marks.length === 0) return null
  const more = marks.slice(SHOWN)
  return (
    <section aria-label="Chart notes" className="mt-3 text-dense text-muted">
      <NoteList marks={marks.slice(0, SHOWN)} />
      {more.length > 0 && (
        <details>
          <summary className="w-fit py-1 font-medium hover:text-ink pointer-coarse:py-2.5">
            {more.length} more notes
          </summary>
          <NoteList marks={more} />
        </details>
      )}
    </section>
  )
}

function NoteList({ marks }: { marks: NumberedNote[] }) {
  return (
    <ol className="grid gap-x-6 gap-y-1 md:grid-cols-2">
      {marks.map(({ number, day, text, path }) => (
        <li key={number} className="flex min-w-0 gap-2">
          <span className="w-5 shrink-0 text-right text-faint tabular-nums">{number}</span>
          <time dateTime={day} title={formatIntervalLong('day', day)} className="w-14 shrink-0 text-faint">
            {formatIntervalShort('day', day)}
          </time>
          {path ? (
            <a href={path} className="min-w-0 break-words text-ink hover:underline">
              {text}
            </a>
          ) : (
            <span className="min-w-0 break-words">{text}</span>
          )}
        </li>
      ))}
    </ol>
  )
}

import type { Priority } from '~/wings/planner/plans/plan'
import { SHORT_PRIORITY_LABELS } from '~/wings/planner/plans/priority-labels'

const LEVELS: Record<Priority, number> = { must: 3, should: 2, could: 1 }
const BARS = [1, 2, 3]

/** A priority as a word and three bars. */
export function PriorityIndicator({ priority }: { priority: Priority }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className="flex items-end gap-px">
        {BARS.map((bar) => (
          <span
            key={bar}
            style={{ height: `${bar * 3 + 1}px` }}
            className={`w-[3px] rounded-[1px] ${bar <= LEVELS[priority] ? 'bg-muted forced-colors:bg-[CanvasText]' : 'bg-line'}`}
          />
        ))}
      </span>
      {SHORT_PRIORITY_LABELS[priority]}
    </span>
  )
}

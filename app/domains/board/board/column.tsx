import type { Status } from '../progress'
import { useCardContext } from './card-context'
import type { Entry } from './card-filter'
import { CardItem } from './card-item'

interface ColumnProps {
  status: Status
  laneId: string
  /** What it holds, for those who listen: "In progress". */
  label: string
  entries: readonly Entry[]
  /** A column of its own scrolls; below lanes the page does. */
  scrolls: boolean
}

/** The cards of one column, in one lane. */
export function Column({ status, laneId, label, entries, scrolls }: ColumnProps) {
  const { current, selected, mayChange, actions, nameOf, mostDrawn } = useCardContext()
  return (
    <ol
      data-column={status}
      data-lane={laneId}
      aria-label={label}
      className={`grid content-start gap-2 p-2 ${scrolls ? 'min-h-0 flex-1 overflow-y-auto' : 'min-h-20'}`}
    >
      {entries.slice(0, mostDrawn).map(({ card, row, blockers }) => (
        <CardItem
          key={card.id}
          {...{ card, row, blockers, mayChange, actions }}
          assignee={nameOf(row.assigneeId)}
          isCurrent={current === card.id}
          isSelected={selected.has(card.id)}
        />
      ))}
    </ol>
  )
}

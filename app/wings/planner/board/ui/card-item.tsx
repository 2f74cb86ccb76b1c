import { Ban, Ellipsis, ListChecks } from 'lucide-react'
import { memo } from 'react'
import { IconButton } from '~/ui/workspace/button'
import { Checkbox } from '~/ui/workspace/input'
import type { TaskCard } from '../task-card'
import type { TaskProgress } from '../task-progress'
import { PriorityIndicator } from './priority-indicator'

export interface CardCallbacks {
  open: (taskId: string) => void
  /** The menu of what can be done with a card, beside the button that asks for it. */
  openMenu: (taskId: string, button: Element) => void
  toggleSelected: (taskId: string, isRange: boolean) => void
  /** The one card that the Tab key reaches; the arrow keys lead to the others. */
  setFocusable: (taskId: string) => void
}

interface CardItemProps {
  card: TaskCard
  row: TaskProgress
  blockers: string
  assignee: string | undefined
  isFocusable: boolean
  isSelected: boolean
  canEdit: boolean
  actions: CardCallbacks
}

/** Only what is near the window is laid out: a board has hundreds of them. */
const look =
  'group relative rounded-md border bg-surface p-2.5 text-dense select-none [-webkit-touch-callout:none] [contain-intrinsic-size:auto_7.5rem] [content-visibility:auto] hover:border-faint data-dragged:opacity-40'

export const CardItem = memo(function CardItem({ card, isSelected, actions, isFocusable, ...rest }: CardItemProps) {
  return (
    <li
      data-card={card.id}
      onFocus={() => actions.setFocusable(card.id)}
      className={`${look} ${isSelected ? 'border-accent bg-accent-tint' : 'border-line'}`}
    >
      <CardHead
        card={card}
        isSelected={isSelected}
        actions={actions}
        isFocusable={isFocusable}
        canEdit={rest.canEdit}
      />
      <button
        type="button"
        data-open
        tabIndex={isFocusable ? 0 : -1}
        aria-describedby="board-keys"
        onClick={() => actions.open(card.id)}
        className="-outline-offset-2 mt-0.5 block w-full text-left font-medium break-words after:absolute after:inset-0 after:rounded-md"
      >
        <span className="sr-only">{card.id} </span>
        {card.title}
      </button>
      <CardFacts card={card} {...rest} />
    </li>
  )
})

type HeadProps = Pick<CardItemProps, 'card' | 'isSelected' | 'actions' | 'isFocusable' | 'canEdit'>

function CardHead({ card, isSelected, actions, isFocusable, canEdit }: HeadProps) {
  const tabIndex = isFocusable ? 0 : -1
  return (
    <div className="-mt-1 flex items-center gap-2 text-faint">
      {canEdit && (
        <Checkbox
          label={`Select ${card.id}`}
          checked={isSelected}
          tabIndex={tabIndex}
          data-no-drag
          onChange={({ nativeEvent }) =>
            actions.toggleSelected(card.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
          className="relative z-10 -ml-1"
        />
      )}
      <span aria-hidden="true" className="tabular-nums">
        {card.id}
      </span>
      {canEdit && (
        <IconButton
          icon={Ellipsis}
          label={`Move ${card.id} to…`}
          aria-haspopup="menu"
          tabIndex={tabIndex}
          data-no-drag
          onClick={({ currentTarget }) => actions.openMenu(card.id, currentTarget)}
          className="relative z-10 -mr-1.5 ml-auto min-h-8"
        />
      )}
    </div>
  )
}

function CardFacts({ card, row, blockers, assignee }: Pick<CardItemProps, 'card' | 'row' | 'blockers' | 'assignee'>) {
  return (
    <>
      {blockers && (
        <p className="mt-1.5 flex items-center gap-1.5 font-medium text-warning">
          <Ban size={14} aria-hidden="true" className="shrink-0" />
          <span className="min-w-0 truncate">Blocked by {blockers}</span>
        </p>
      )}
      <div className="mt-1.5 flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 text-muted">
        <PriorityIndicator priority={card.priority} />
        <span className="tabular-nums">{card.hours} h</span>
        {card.criteriaCount > 0 && (
          <span className="inline-flex items-center gap-1 tabular-nums">
            <ListChecks size={14} aria-hidden="true" />
            <span className="sr-only">Criteria completed: </span>
            {row.criteriaDone.length}/{card.criteriaCount}
          </span>
        )}
        {assignee && (
          <span className="ml-auto">
            <Initials name={assignee} />
          </span>
        )}
      </div>
    </>
  )
}

/** Somebody, in two letters; the whole name on hover and for those who listen. */
function Initials({ name }: { name: string }) {
  return (
    <span
      role="img"
      aria-label={`Assigned to ${name}`}
      title={name}
      className="relative inline-grid size-6 place-items-center rounded-full bg-accent-tint text-[0.6875rem] font-semibold text-ink uppercase forced-colors:border"
    >
      {getInitials(name)}
    </span>
  )
}

function getInitials(name: string) {
  const words =
    name
      .split('@')[0]
      ?.split(/[\s._-]+/)
      .filter(Boolean) ?? []
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : words[0]?.slice(1)]
  return first.slice(0, 1) + last.slice(0, 1) || '?'
}

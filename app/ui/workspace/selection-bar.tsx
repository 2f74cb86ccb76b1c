import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatNumber } from '~/platform/text/format-number'
import { IconButton } from './button'
import type { RowSelection } from './use-selection'

interface SelectionBarProps {
  selection: RowSelection
  /** What can be done with all of them: buttons. */
  children: ReactNode
}

/** Stays at the foot of the window while rows are selected. */
export function SelectionBar({ selection, children }: SelectionBarProps) {
  const count = selection.selected.length
  return (
    <div
      aria-live="polite"
      data-selected={count || undefined}
      className="pointer-events-none sticky bottom-4 z-20 mt-4 flex justify-center"
    >
      {count > 0 && (
        <div className="pointer-events-auto flex max-sm:w-full animate-appear flex-wrap items-center gap-2 rounded-lg border border-line bg-surface py-2 pr-2 pl-4 text-dense shadow-lift">
          <span className="font-semibold tabular-nums max-sm:flex-1 max-sm:basis-56">
            {formatNumber(count)} selected
          </span>
          <IconButton icon={X} label="Clear selection" onClick={selection.clear} className="sm:mr-1" />
          {children}
        </div>
      )}
    </div>
  )
}

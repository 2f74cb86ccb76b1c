import type { Criterion } from '~/domains/plans/plan'

interface CriteriaListProps {
  criteria: Criterion[]
  done: readonly string[]
  mayChange: boolean
  onTick: (criterionId: string, isDone: boolean) => void
}

/** The acceptance criteria of a task, to be ticked one by one. */
export function CriteriaList({ criteria, done, mayChange, onTick }: CriteriaListProps) {
  return (
    <ul className="grid gap-1">
      {criteria.map(({ id, text }) => (
        <li key={id}>
          <label className="flex min-h-9 items-start gap-2.5 py-1.5 pointer-coarse:min-h-11 pointer-coarse:py-2.5">
            <input
              type="checkbox"
              checked={done.includes(id)}
              disabled={!mayChange}
              onChange={({ target }) => onTick(id, target.checked)}
              className="mt-0.5 size-4 shrink-0 accent-accent pointer-coarse:size-5"
            />
            <span className={done.includes(id) ? 'text-muted line-through' : ''}>
              <span className="mr-1.5 text-faint tabular-nums">{id}</span>
              {text}
            </span>
          </label>
        </li>
      ))}
    </ul>
  )
}

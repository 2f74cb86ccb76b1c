import type { ItemDiff } from '../../editing/plan-diff'
import { FieldChanges } from '../../editor/field-changes'

/** Each item that would be added or changed, with what it said before. */
export function ItemChanges({ name, changes }: { name: string; changes: ItemDiff[] }) {
  return (
    <details className="pl-7.5" open={changes.length === 1}>
      <summary className="min-h-9 cursor-pointer py-1.5 text-dense font-medium pointer-coarse:min-h-11 pointer-coarse:py-3">
        {changes.length === 1 ? 'See the change' : `See the ${changes.length} changes`}
        <span className="sr-only"> of {name}</span>
      </summary>
      <ul className="grid gap-4 pt-1 pb-2">
        {changes.map((change) => (
          <li key={change.id} className="grid gap-1.5 border-l-2 border-line pl-3">
            <p className="text-dense">
              <span className="text-muted tabular-nums">{change.id}</span>{' '}
              <span className="font-semibold">{change.name}</span>{' '}
              <span className="text-muted">{change.isNew ? 'is added' : 'is changed'}</span>
            </p>
            <FieldChanges changes={change.fields.filter(({ to }) => !change.isNew || to !== change.name)} />
          </li>
        ))}
      </ul>
    </details>
  )
}

import type { ItemChange } from '../part-changes'
import { FieldChange } from './field-change'

/** Each item that would be added or changed, with what it said before. */
export function ItemChanges({ name, changes }: { name: string; changes: ItemChange[] }) {
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
              <span className="font-semibold">{change.title}</span>{' '}
              <span className="text-muted">{change.isNew ? 'is added' : 'is changed'}</span>
            </p>
            <dl className="grid gap-1.5 text-dense">
              {change.fields
                .filter(({ after }) => !change.isNew || after !== change.title)
                .map((field) => (
                  <FieldChange key={field.name} {...field} />
                ))}
            </dl>
          </li>
        ))}
      </ul>
    </details>
  )
}

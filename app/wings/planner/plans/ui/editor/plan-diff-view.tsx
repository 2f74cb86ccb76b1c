import type { NamedItem, PlanDiff } from '../../editing/plan-diff'
import { FieldChanges } from './field-changes'

/** What is different between two states of a plan. */
export function PlanDiffView({ diff }: { diff: PlanDiff }) {
  const { added, removed, changed, reordered, brief, schedule } = diff
  return (
    <div className="grid grid-cols-1 gap-6">
      <NamedItemList title="Added" items={added} />
      <NamedItemList title="Removed" items={removed} />
      {changed.length > 0 && (
        <section className="grid grid-cols-1 gap-3">
          <DiffHeading title="Changed" count={changed.length} />
          {changed.map(({ id, name, fields }) => (
            <div key={id}>
              <p className="font-semibold">
                <span className="text-faint tabular-nums">{id}</span> {name}
              </p>
              <FieldChanges changes={fields} />
            </div>
          ))}
        </section>
      )}
      {brief.length > 0 && (
        <section>
          <DiffHeading title="Brief" count={brief.length} />
          <FieldChanges changes={brief} />
        </section>
      )}
      {schedule.length > 0 && (
        <section>
          <DiffHeading title="Schedule" count={schedule.length} />
          <FieldChanges changes={schedule} />
        </section>
      )}
      {reordered.length > 0 && <p>Reordered: {reordered.join(', ')}.</p>}
    </div>
  )
}

function DiffHeading({ title, count }: { title: string; count: number }) {
  return (
    <h3 className="font-sans text-base font-semibold tracking-normal">
      {title} <span className="text-dense font-normal text-faint tabular-nums">{count}</span>
    </h3>
  )
}

export function NamedItemList({ title, items }: { title: string; items: NamedItem[] }) {
  if (items.length === 0) return null
  return (
    <section className="grid grid-cols-1 gap-1.5">
      <DiffHeading title={title} count={items.length} />
      <ul className="grid gap-1 text-dense">
        {items.map(({ id, name }) => (
          <li key={id}>
            <span className="text-faint tabular-nums">{id}</span> {name}
          </li>
        ))}
      </ul>
    </section>
  )
}

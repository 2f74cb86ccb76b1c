import type { PartState } from '../ai/improvement'
import { countChanges, type PartChanges } from '../ai/part-changes'
import { FieldChanges } from './editor/field-changes'

/** What is being written, what would change, or why there is nothing. */
export function SectionImprovement({ state, name }: { state: PartState; name: string }) {
  if (state.step === 'writing') return <PartialItems items={state.items} />
  if (state.step === 'failed') return <DetailLine role="alert">{state.message}</DetailLine>
  if (state.step === 'stopped') return <DetailLine>Stopped. The section was not changed.</DetailLine>
  if (state.step !== 'proposed') return null
  const { changes, note, proposal } = state.proposed
  const count = countChanges(changes)
  const isGood = count === 0 && proposal.by === 'ai'
  return (
    <>
      {note && <DetailLine>{note}</DetailLine>}
      {isGood && <DetailLine>No changes suggested.</DetailLine>}
      {count > 0 && <ItemChanges name={name} count={count} {...changes} />}
    </>
  )
}

function PartialItems({ items }: { items: { section: string; text: string }[] }) {
  return (
    <ul className="grid gap-1 pl-7.5 text-dense text-muted">
      {items.length === 0 && <li>Reading the plan…</li>}
      {items.map(({ section, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines that grow at their end have nothing else
        <li key={`${section} ${index}`} className="truncate">
          {text}
        </li>
      ))}
    </ul>
  )
}

function DetailLine({ children, role }: { children: string; role?: 'alert' }) {
  return (
    <p role={role} className="pl-7.5 text-dense text-muted">
      {children}
    </p>
  )
}

/** Each item that would be added or changed, with what it said before. */
function ItemChanges({ name, count, changes, removed = [] }: PartChanges & { name: string; count: number }) {
  return (
    <details className="pl-7.5" open={count === 1}>
      <summary className="min-h-9 cursor-pointer py-1.5 text-dense font-medium pointer-coarse:min-h-11 pointer-coarse:py-3">
        {count === 1 ? 'View change' : `View ${count} changes`}
        <span className="sr-only"> to {name}</span>
      </summary>
      <ul className="grid gap-4 pt-1 pb-2">
        {changes.map((change) => (
          <li key={change.id} className="grid gap-1.5 border-l-2 border-line pl-3">
            <p className="text-dense">
              <span className="text-muted tabular-nums">{change.id}</span>{' '}
              <span className="font-semibold">{change.name}</span>{' '}
              <span className="text-muted">{change.isNew ? 'added' : 'changed'}</span>
            </p>
            <FieldChanges changes={change.fields.filter(({ to }) => !change.isNew || to !== change.name)} />
          </li>
        ))}
        {removed.map(({ id, name }) => (
          <li key={id} className="border-l-2 border-line pl-3 text-dense">
            <span className="text-muted tabular-nums">{id}</span> <del className="font-semibold">{name}</del>{' '}
            <span className="text-muted">removed</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

import type { PartState } from '../improvement'
import { ItemChanges } from './item-changes'

/** What is being written, what would change, or why there is nothing. */
export function PartDetails({ state, name }: { state: PartState; name: string }) {
  if (state.step === 'writing') return <Writing items={state.items} />
  if (state.step === 'failed') return <Line role="alert">{state.message}</Line>
  if (state.step === 'stopped') return <Line>You stopped it. The section stays as it is.</Line>
  if (state.step !== 'proposed') return null
  const { changes, note, proposal } = state.proposed
  const isGood = changes.changes.length === 0 && proposal.by === 'ai'
  return (
    <>
      {note && <Line>{note}</Line>}
      {isGood && <Line>The AI would leave this section as it is.</Line>}
      {changes.changes.length > 0 && <ItemChanges name={name} changes={changes.changes} />}
    </>
  )
}

function Writing({ items }: { items: { section: string; text: string }[] }) {
  return (
    <ul className="grid gap-1 pl-7.5 text-dense text-muted">
      {items.length === 0 && <li>Reading the plan …</li>}
      {items.map(({ section, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines that grow at their end have nothing else
        <li key={`${section} ${index}`} className="truncate">
          {text}
        </li>
      ))}
    </ul>
  )
}

function Line({ children, role }: { children: string; role?: 'alert' }) {
  return (
    <p role={role} className="pl-7.5 text-dense text-muted">
      {children}
    </p>
  )
}

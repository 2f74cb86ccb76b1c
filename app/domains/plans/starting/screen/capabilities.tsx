import { Plus, X } from 'lucide-react'
import { Notice } from '~/ui/workspace/notice'
import type { Draft } from '../draft'
import type { Chip, Choice, Reading } from '../reading'
import { AddCapability } from './add-capability'
import type { Asked } from './start-screen'

interface CapabilitiesProps {
  draft: Draft
  change: (part: Partial<Draft>) => void
  reading: Asked<Reading>
  /** Everything that can be added. */
  choices: Choice[]
}

const OFFERED = 6

/** What the product can do: found in the text, added, brought in by others, and what could be added. */
export function Capabilities({ draft, change, reading, choices }: CapabilitiesProps) {
  const { chips = [], usual = [], refused = [], conflicts = [] } = reading.answer ?? {}
  const own = chips.filter(({ state, word }) => state !== 'needed' || word !== null)
  const needed = chips.filter((chip) => !own.includes(chip))
  const planned = new Set(chips.map(({ key }) => key))
  const names = new Map(choices.map(({ key, name }) => [key, name]))
  const removed = draft.removed.filter((key) => !planned.has(key))
  const add = (key: string) =>
    change({ added: [...new Set([...draft.added, key])], removed: draft.removed.filter((one) => one !== key) })
  const remove = (key: string) =>
    change({ added: draft.added.filter((one) => one !== key), removed: [...new Set([...draft.removed, key])] })
  return (
    <section aria-label="Capabilities" className="grid grid-cols-1 gap-3 text-dense">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">What it can do</h3>
        <AddCapability choices={choices.filter(({ key }) => !planned.has(key))} onAdd={add} />
      </div>
      {own.length > 0 ? (
        <ul aria-label="Found and added" className="flex flex-wrap gap-1.5">
          {own.map((chip) => (
            <OwnChip key={chip.key} chip={chip} onRemove={() => remove(chip.key)} />
          ))}
        </ul>
      ) : (
        <p className="text-faint">What your words name shows here while you write.</p>
      )}
      {needed.length > 0 && <NeededOnes chips={needed} />}
      <Offers label="Removed" offers={removed.map((key) => ({ key, name: names.get(key) ?? key }))} onAdd={add} />
      <Offers label="You said no to" offers={refused} onAdd={add} />
      <Offers
        label="Often wanted too"
        offers={usual.filter(({ key }) => !removed.includes(key)).slice(0, OFFERED)}
        onAdd={add}
      />
      {conflicts.map(({ reason, advice }) => (
        <Notice key={reason} kind="warning" title={reason}>
          {advice}
        </Notice>
      ))}
      {reading.fault && <p className="text-warning">{reading.fault} Your words are kept.</p>}
      <p role="status" className="sr-only">
        {own.length > 0 && `${own.length} found: ${own.map(({ name }) => name).join(', ')}`}
      </p>
    </section>
  )
}

/** What the kind of product cannot be without has no way to be removed, and says why. */
function OwnChip({ chip: { name, why, word, state }, onRemove }: { chip: Chip; onRemove: () => void }) {
  if (state === 'needed')
    return (
      <li
        title={why}
        className="control inline-flex items-center gap-1.5 rounded-md border border-line bg-surface px-2.5 font-medium"
      >
        {name}
        <span className="text-muted">“{word}”</span>
        <span className="sr-only">{why}</span>
      </li>
    )
  return (
    <li
      title={why}
      className="control inline-flex items-center gap-1.5 rounded-md border border-accent bg-accent-tint pl-2.5 font-medium"
    >
      {name}
      <span className="text-muted">{word ? `“${word}”` : 'added'}</span>
      <button
        type="button"
        aria-label={`Remove ${name}`}
        onClick={onRemove}
        className="grid size-8 place-items-center rounded-md text-muted hover:text-ink pointer-coarse:size-11"
      >
        <X size={15} aria-hidden="true" />
      </button>
    </li>
  )
}

function NeededOnes({ chips }: { chips: Chip[] }) {
  return (
    <details>
      <summary className="cursor-pointer py-1.5 text-muted hover:text-ink pointer-coarse:py-3">
        {chips.length === 1 ? 'One more comes with it' : `${chips.length} more come with it`}
      </summary>
      <ul className="mt-1 grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
        {chips.map(({ key, name, why }) => (
          <li key={key}>
            <span className="font-medium">{name}</span> <span className="text-muted">{why}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-faint">To do without one of them, say so in the idea: “no payments”.</p>
    </details>
  )
}

interface OffersProps {
  label: string
  offers: Choice[]
  onAdd: (key: string) => void
}

function Offers({ label, offers, onAdd }: OffersProps) {
  if (offers.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <span className="mr-1 text-muted">{label}</span>
      {offers.map(({ key, name }) => (
        <button
          key={key}
          type="button"
          aria-label={`Add ${name}`}
          onClick={() => onAdd(key)}
          className="control inline-flex items-center gap-1 rounded-md border border-dashed border-faint px-2 font-medium text-muted hover:border-ink hover:text-ink"
        >
          <Plus size={14} aria-hidden="true" />
          {name}
        </button>
      ))}
    </div>
  )
}

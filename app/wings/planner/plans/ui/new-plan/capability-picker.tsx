import { Plus, X } from 'lucide-react'
import { formatCount } from '~/platform/text/format-number'
import { Notice } from '~/ui/workspace/notice'
import type { CapabilityOption, DraftAnalysis, DraftCapability } from '../../drafts/draft-analysis'
import type { PlanDraft } from '../../drafts/plan-draft'
import { AddCapability } from './add-capability'
import type { QueryResult } from './new-plan-screen'

interface CapabilityPickerProps {
  draft: PlanDraft
  change: (part: Partial<PlanDraft>) => void
  analysis: QueryResult<DraftAnalysis>
  /** Everything that can be added. */
  options: CapabilityOption[]
}

const MAX_SUGGESTIONS = 6

/** What the product can do beside the wishes: added, brought in by others, and what could be added. */
export function CapabilityPicker({ draft, change, analysis, options }: CapabilityPickerProps) {
  const { chips = [], usual = [], conflicts = [] } = analysis.data ?? {}
  const own = chips.filter(({ state }) => state === 'added')
  const needed = chips.filter((chip) => !own.includes(chip))
  const planned = new Set(chips.map(({ key }) => key))
  const add = (key: string) => change({ added: [...new Set([...draft.added, key])] })
  const remove = (key: string) => change({ added: draft.added.filter((one) => one !== key) })
  return (
    <section
      aria-labelledby="capabilities-title"
      className="grid grid-cols-1 gap-3 border-t border-line pt-6 text-dense"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="capabilities-title" className="text-[1.0625rem] font-semibold">
          Capabilities
        </h2>
        <AddCapability options={options.filter(({ key }) => !planned.has(key))} onAdd={add} />
      </div>
      {own.length > 0 ? (
        <ul aria-label="Selected capabilities" className="flex flex-wrap gap-1.5">
          {own.map((chip) => (
            <ChosenCapabilityChip key={chip.key} chip={chip} onRemove={() => remove(chip.key)} />
          ))}
        </ul>
      ) : (
        <p className="text-faint">Your wishes are planned as you describe them. Add what you want beside them.</p>
      )}
      {needed.length > 0 && <RequiredCapabilities chips={needed} />}
      <CapabilitySuggestions label="Suggested" options={usual.slice(0, MAX_SUGGESTIONS)} onAdd={add} />
      {conflicts.map(({ reason, advice }) => (
        <Notice key={reason} kind="warning" title={reason}>
          {advice}
        </Notice>
      ))}
      <p role="status" className="sr-only">
        {own.length > 0 && `${own.length} capabilities: ${own.map(({ name }) => name).join(', ')}`}
      </p>
    </section>
  )
}

function ChosenCapabilityChip({ chip: { name, why }, onRemove }: { chip: DraftCapability; onRemove: () => void }) {
  return (
    <li
      title={why}
      className="control inline-flex items-center gap-1.5 rounded-md border border-accent bg-accent-tint pl-2.5 font-medium"
    >
      {name}
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

function RequiredCapabilities({ chips }: { chips: DraftCapability[] }) {
  return (
    <details>
      <summary className="cursor-pointer py-1.5 text-muted hover:text-ink pointer-coarse:py-3">
        {formatCount(chips.length, 'more included', 'more included')}
      </summary>
      <ul className="mt-1 grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
        {chips.map(({ key, name, why }) => (
          <li key={key}>
            <span className="font-medium">{name}</span> <span className="text-muted">{why}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

interface CapabilitySuggestionsProps {
  label: string
  options: CapabilityOption[]
  onAdd: (key: string) => void
}

function CapabilitySuggestions({ label, options, onAdd }: CapabilitySuggestionsProps) {
  if (options.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <span className="mr-1 text-muted">{label}</span>
      {options.map(({ key, name }) => (
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

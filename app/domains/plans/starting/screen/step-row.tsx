import { STEPS, type Steps } from './use-steps'

/** Where one is, and the way to every other step once there is an idea. */
export function StepRow({ steps, mayLeaveIdea }: { steps: Steps; mayLeaveIdea: boolean }) {
  return (
    <ol aria-label="Steps" className="mb-6 flex gap-1 overflow-x-auto border-b border-line">
      {STEPS.map(({ key, label }, index) => {
        const isCurrent = key === steps.step
        return (
          <li key={key}>
            <button
              type="button"
              aria-current={isCurrent ? 'step' : undefined}
              disabled={!mayLeaveIdea && key !== 'idea'}
              onClick={() => steps.go(key)}
              className="-mb-px flex min-h-10 items-center gap-2 border-b-2 border-transparent px-3 text-dense font-medium whitespace-nowrap text-muted -outline-offset-2 enabled:hover:text-ink aria-[current=step]:border-accent aria-[current=step]:font-semibold aria-[current=step]:text-ink max-sm:px-2 pointer-coarse:min-h-11"
            >
              <span aria-hidden="true" className="text-faint tabular-nums max-sm:hidden">
                {index + 1}
              </span>
              {label}
            </button>
          </li>
        )
      })}
    </ol>
  )
}

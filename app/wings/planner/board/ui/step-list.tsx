import { useState } from 'react'
import { Button } from '~/ui/workspace/button'
import type { GuideStep } from '../engine/guide-steps'
import { StepRow } from './step-row'
import type { LiveBoard } from './use-live-board'

interface StepListProps {
  planId: string
  steps: readonly GuideStep[]
  live: LiveBoard
  personId: string
  nextId: string | undefined
}

/** All steps, wave by wave: what stands in one wave can be done at the same time. */
export function StepList({ planId, steps, live, personId, nextId }: StepListProps) {
  const [hidesDone, setHidesDone] = useState(false)
  const [openId, setOpenId] = useState<string>()
  const done = steps.filter(({ row }) => row.status === 'done').length
  const waves = Map.groupBy(
    steps.filter(({ row }) => !hidesDone || row.status !== 'done'),
    ({ wave }) => wave,
  )
  return (
    <section aria-labelledby="all-steps" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="all-steps" className="text-h3">
          All steps
        </h2>
        {done > 0 && (
          <Button
            aria-pressed={hidesDone}
            onClick={() => setHidesDone(!hidesDone)}
            className="aria-pressed:border-accent"
          >
            {hidesDone ? `Show ${done} done` : `Hide ${done} done`}
          </Button>
        )}
      </div>
      {[...waves].map(([wave, inWave]) => (
        <section key={wave} aria-labelledby={`wave-${wave}`} className="grid gap-1">
          <h3 id={`wave-${wave}`} className="font-sans text-dense font-semibold tracking-normal text-muted">
            Wave {wave}
          </h3>
          <ol className="grid border-t border-line">
            {inWave.map((step) => (
              <StepRow
                key={step.card.id}
                planId={planId}
                step={step}
                live={live}
                personId={personId}
                isNext={step.card.id === nextId}
                isOpen={step.card.id === openId}
                onToggle={() => setOpenId(openId === step.card.id ? undefined : step.card.id)}
              />
            ))}
          </ol>
        </section>
      ))}
    </section>
  )
}

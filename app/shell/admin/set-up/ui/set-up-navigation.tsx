import { Check, Minus } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '~/ui/workspace/button'
import { useMutation } from '~/ui/workspace/use-mutation'
import { setUpClient } from '../api'
import { listOpenSteps, type SetUpStatus, type SetUpStatuses, setUpPath, setUpSteps } from '../set-up'

interface SetUpNavigationProps {
  statuses: SetUpStatuses
  current: string | undefined
  isDismissed: boolean
}

/** The steps with how far they are: a column beside the step, a row of numbers above it on narrow screens. */
export function SetUpNavigation({ statuses, current, isDismissed }: SetUpNavigationProps) {
  return (
    <div className="grid gap-4 lg:sticky lg:top-7">
      <nav aria-label="Steps">
        <ol className="flex gap-1 lg:grid">
          {setUpSteps.map(({ name, title }, place) => (
            <li key={name}>
              <Link
                to={setUpPath(name)}
                aria-current={name === current ? 'step' : undefined}
                className="flex min-h-11 min-w-11 items-center justify-center gap-3 rounded-md px-2 text-dense text-muted hover:bg-wash hover:text-ink aria-[current=step]:bg-accent-tint aria-[current=step]:font-semibold aria-[current=step]:text-ink lg:justify-start lg:px-3"
              >
                <StepMark status={statuses[name]} number={place + 1} />
                <span className="max-lg:sr-only">{title}</span>
                <span className="sr-only">{statusLabels[statuses[name]]}</span>
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      {isDismissed && listOpenSteps(statuses).length > 0 && <ShowOnDashboard />}
    </div>
  )
}

const statusLabels: Record<SetUpStatus, string> = { done: ', done', skipped: ', skipped', open: '' }

const markClassNames: Record<SetUpStatus, string> = {
  done: 'border-success bg-success text-surface',
  skipped: 'border-faint text-faint',
  open: 'border-faint',
}

function StepMark({ status, number }: { status: SetUpStatus; number: number }) {
  return (
    <span
      aria-hidden="true"
      className={`grid size-6 shrink-0 place-items-center rounded-full border font-semibold tabular-nums ${markClassNames[status]}`}
    >
      {status === 'done' && <Check size={15} />}
      {status === 'skipped' && <Minus size={15} />}
      {status === 'open' && number}
    </span>
  )
}

function ShowOnDashboard() {
  const change = useMutation()
  const show = () =>
    change({
      ...setUpClient.put('/dismissal', { json: { isDismissed: false } }),
      successMessage: () => 'The dashboard lists what is left.',
    })
  return (
    <div className="grid justify-items-start gap-2 text-dense lg:px-3">
      <p className="text-faint">What is left is hidden from the dashboard.</p>
      <Button onClick={() => void show()}>Show on dashboard</Button>
    </div>
  )
}

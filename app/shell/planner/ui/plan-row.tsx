import { href, Link } from 'react-router'
import { Badge } from '~/ui/workspace/badge'
import { ProgressBar } from '~/ui/workspace/progress-bar'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { BurndownSparkline } from '~/wings/planner/board/burndown-sparkline'
import type { PlanProgress } from '~/wings/planner/board/plan-progress.queries.server'
import { PRODUCT_TYPE_LABELS } from '~/wings/planner/plans/brief-labels'
import type { PlanCard } from '~/wings/planner/plans/plan-list'
import { PlanActionsMenu } from './plan-actions-menu'

export type PlanListItem = PlanCard & { progress: PlanProgress | null; timeLeft: string }

const roleLabels = { owner: '', editor: 'Can edit', reader: 'Can view' }

/** One plan at a glance: how far it is, what comes next, how long is left. */
export function PlanRow({ plan }: { plan: PlanListItem }) {
  const { id, title, kind, role, sharedBy, updatedAt, progress, timeLeft } = plan
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 border-b border-line py-4 text-dense lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_auto]">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to={href('/planner/dashboard/:sprintId', { sprintId: id })}
            className="text-base font-semibold break-words hover:underline"
          >
            {title}
          </Link>
          {role !== 'owner' && <Badge>{roleLabels[role]}</Badge>}
        </div>
        <p className="text-muted">
          {kind && `${PRODUCT_TYPE_LABELS[kind]} · `}
          {sharedBy && `shared by ${sharedBy} · `}updated <RelativeTime at={updatedAt} />
        </p>
      </div>
      <div className="min-w-0 max-lg:order-3 max-lg:col-span-2">
        {progress && <Progress progress={progress} timeLeft={timeLeft} />}
      </div>
      <PlanActionsMenu plan={plan} />
    </li>
  )
}

function Progress({
  progress: { done, total, nextTask, burndown },
  timeLeft,
}: Pick<PlanListItem, 'timeLeft'> & { progress: PlanProgress }) {
  const text = `${done} of ${total} tasks done`
  return (
    <div className="grid gap-1.5 tabular-nums">
      <div className="flex flex-wrap justify-between gap-x-4">
        <span className="font-medium">{text}</span>
        <span className="text-muted">{timeLeft}</span>
      </div>
      <ProgressBar label={text} value={total > 0 ? done / total : 0} />
      <div className="flex items-center justify-between gap-4">
        <p className="truncate text-muted" title={nextTask?.title}>
          {nextTask ? `Next: ${nextTask.id} ${nextTask.title}` : remainingLabel(done === total)}
        </p>
        {done > 0 && <BurndownSparkline burndown={burndown} />}
      </div>
    </div>
  )
}

const remainingLabel = (isFinished: boolean) => (isFinished ? 'All tasks are done.' : 'No open tasks for you.')

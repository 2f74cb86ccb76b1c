import type { ReactNode } from 'react'
import { Skeleton } from '~/ui/skeleton'
import { Button } from '~/ui/workspace/button'
import { Notice } from '~/ui/workspace/notice'
import type { BoardChange } from '../changes/board-change'
import type { Progress } from '../progress'
import { CriteriaList } from './criteria-list'
import { TaskNotes } from './task-notes'
import { TaskPrompt } from './task-prompt'
import type { TaskDetailState } from './use-task-detail'

interface TaskContentProps {
  planId: string
  row: Progress
  state: TaskDetailState
  mayChange: boolean
  act: (label: string, changes: BoardChange[]) => void
}

/** What there is to know of a task: its story, its criteria, its prompt, its notes. */
export function TaskContent({ planId, row, state, mayChange, act }: TaskContentProps) {
  const { detail, fault, tryAgain, put } = state
  if (fault) return <Notice kind="error" title={fault} action={<Button onClick={tryAgain}>Try again</Button>} />
  if (!detail) return <TaskSkeleton />
  const tick = (criterionId: string, isDone: boolean) =>
    act(`${isDone ? 'Tick' : 'Untick'} ${criterionId} of ${row.taskId}`, [
      { type: 'tick', taskId: row.taskId, criterionId, isDone },
    ])
  const ticked = detail.criteria.filter(({ id }) => row.criteriaDone.includes(id)).length
  return (
    <div className="grid gap-6">
      {detail.story && <p>{detail.story}</p>}
      {detail.criteria.length > 0 && (
        <Part title={`Done when (${ticked} of ${detail.criteria.length})`}>
          <CriteriaList criteria={detail.criteria} done={row.criteriaDone} mayChange={mayChange} onTick={tick} />
        </Part>
      )}
      <TaskPrompt prompt={detail.prompt} />
      <Part title="Test">
        <p>{detail.testStrategy}</p>
      </Part>
      <Part title="Notes">
        <TaskNotes planId={planId} detail={detail} mayChange={mayChange} onNoted={put} />
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-1.5">
      <h3 className="font-sans text-dense font-semibold tracking-normal">{title}</h3>
      {children}
    </section>
  )
}

function TaskSkeleton() {
  return (
    <div role="status" aria-label="Loading the task" className="grid gap-3">
      <Skeleton className="h-4 w-5/6" />
      <Skeleton className="h-4 w-2/3" />
      <Skeleton className="mt-4 h-5 w-full" />
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-3/4" />
      <Skeleton className="mt-4 h-48 w-full" />
    </div>
  )
}

import type { ReactNode } from 'react'
import { CopyButton } from '~/ui/copy-button'
import { Skeleton } from '~/ui/skeleton'
import { Button } from '~/ui/workspace/button'
import { Notice } from '~/ui/workspace/notice'
import type { Criterion } from '~/wings/planner/plans/plan'
import type { BoardChange } from '../engine/board-change'
import type { TaskProgress } from '../task-progress'
import { TaskNotes } from './task-notes'
import type { TaskDetailState } from './use-task-detail'

interface CriteriaListProps {
  criteria: Criterion[]
  done: readonly string[]
  canEdit: boolean
  onTick: (criterionId: string, isDone: boolean) => void
}

interface TaskContentProps {
  planId: string
  row: TaskProgress
  state: TaskDetailState
  canEdit: boolean
  applyChanges: (label: string, changes: BoardChange[]) => void
}

/** What there is to know of a task: its story, its criteria, its prompt, its notes. */
export function TaskContent({ planId, row, state, canEdit, applyChanges }: TaskContentProps) {
  const { detail, error, retry, setDetail } = state
  if (error) return <Notice kind="error" title={error} action={<Button onClick={retry}>Try again</Button>} />
  if (!detail) return <TaskSkeleton />
  const tick = (criterionId: string, isDone: boolean) =>
    applyChanges(`${isDone ? 'Check' : 'Uncheck'} ${criterionId} of ${row.taskId}`, [
      { type: 'tick', taskId: row.taskId, criterionId, isDone },
    ])
  const ticked = detail.criteria.filter(({ id }) => row.criteriaDone.includes(id)).length
  return (
    <div className="grid gap-6">
      {detail.story && <p>{detail.story}</p>}
      {detail.criteria.length > 0 && (
        <Section title={`Acceptance criteria (${ticked} of ${detail.criteria.length})`}>
          <CriteriaList criteria={detail.criteria} done={row.criteriaDone} canEdit={canEdit} onTick={tick} />
        </Section>
      )}
      <TaskPrompt prompt={detail.prompt} />
      <Section title="Test">
        <p>{detail.testStrategy}</p>
      </Section>
      <Section title="Notes">
        <TaskNotes planId={planId} detail={detail} canEdit={canEdit} onNoteAdded={setDetail} />
      </Section>
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-1.5">
      <h3 className="font-sans text-dense font-semibold tracking-normal">{title}</h3>
      {children}
    </section>
  )
}

function TaskSkeleton() {
  return (
    <div role="status" aria-label="Loading task" className="grid gap-3">
      <Skeleton className="h-4 w-5/6" />
      <Skeleton className="h-4 w-2/3" />
      <Skeleton className="mt-4 h-5 w-full" />
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-3/4" />
      <Skeleton className="mt-4 h-48 w-full" />
    </div>
  )
}

/** The acceptance criteria of a task, to be ticked one by one. */
function CriteriaList({ criteria, done, canEdit, onTick }: CriteriaListProps) {
  return (
    <ul className="grid gap-1">
      {criteria.map(({ id, text }) => (
        <li key={id}>
          <label className="flex min-h-9 items-start gap-2.5 py-1.5 pointer-coarse:min-h-11 pointer-coarse:py-2.5">
            <input
              type="checkbox"
              checked={done.includes(id)}
              disabled={!canEdit}
              onChange={({ target }) => onTick(id, target.checked)}
              className="mt-0.5 size-4 shrink-0 accent-accent pointer-coarse:size-5"
            />
            <span className={done.includes(id) ? 'text-muted line-through' : ''}>
              <span className="mr-1.5 text-faint tabular-nums">{id}</span>
              {text}
            </span>
          </label>
        </li>
      ))}
    </ul>
  )
}

/** What is handed to whoever builds it, a coding agent too: nothing else is needed. */
function TaskPrompt({ prompt }: { prompt: string }) {
  return (
    <div className="rounded-md border border-line">
      <div className="flex items-center justify-between gap-3 border-b border-line py-1 pr-1 pl-3">
        <h3 className="font-sans text-dense font-semibold tracking-normal">Prompt</h3>
        <CopyButton text={prompt} itemName="prompt" />
      </div>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
        tabIndex={0}
        className="max-h-80 overflow-auto p-3 font-mono text-[0.8125rem] leading-relaxed whitespace-pre-wrap -outline-offset-2"
      >
        {prompt}
      </pre>
    </div>
  )
}

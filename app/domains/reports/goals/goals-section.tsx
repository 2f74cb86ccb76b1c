import { useNavigation } from 'react-router'
import { newId } from '~/platform/new-id'
import { SectionHead } from '../kept-list/section-head'
import { useDraft } from '../kept-list/use-draft'
import { useListDeeds } from '../kept-list/use-list-deeds'
import { ExportLink } from '../panels/export-link'
import { exportPath } from '../paths'
import { type Goal, MOST_GOALS } from './goal'
import { GoalDialog } from './goal-dialog'
import { GoalTable } from './goal-table'
import type { GoalsReport } from './load-goals.server'
import { goalPath } from './paths'

const newGoal = (): Goal => ({ id: newId(), name: '', happening: { kind: 'page_view', path: '' } })

export function GoalsSection({ report: { goals, visits, known } }: { report: GoalsReport }) {
  const { state } = useNavigation()
  const deeds = useListDeeds<Goal>(goalPath)
  const own = goals.filter(({ isBuiltIn }) => !isBuiltIn)
  const { write, dialog } = useDraft(
    own.map(({ goal }) => goal),
    deeds,
  )
  return (
    <section aria-labelledby="goals" className="mb-12">
      <SectionHead
        id="goals"
        title="Goals"
        text="What you want visitors to do, and in which share of all visits they did."
        addLabel="New goal"
        isFull={own.length >= MOST_GOALS}
        onAdd={() => write(newGoal())}
        file={<ExportLink name="goals" path={exportPath} />}
      />
      <GoalTable goals={goals} visits={visits} isStale={state === 'loading'} onEdit={write} onRemove={deeds.remove} />
      <GoalDialog known={known} {...dialog} />
    </section>
  )
}

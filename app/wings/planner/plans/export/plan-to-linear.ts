import { type CsvColumn, formatCsvTable } from '~/platform/csv/format-csv'
import type { Plan, Priority } from '../plan'
import { listPlannedIssues, type PlannedIssue } from './planned-issues'

const PRIORITIES: Record<Priority, string> = { must: 'High', should: 'Medium', could: 'Low' }

/** Labels are divided by a comma and a space. */
const toLabel = (text: string) => text.replaceAll(',', '')

/**
 * The stories and tasks of a plan under the headings of Linear's own CSV export, which its importer reads. Epics are labels.
 * `Estimate` stays empty: Linear counts points there, and a plan knows hours.
 */
export function planToLinear({ title, plan }: { title: string; plan: Plan }) {
  const columns: CsvColumn<PlannedIssue>[] = [
    ['ID', ({ id }) => id],
    ['Title', (issue) => `${issue.id} ${issue.title}`],
    ['Description', ({ description }) => description],
    ['Status', ({ kind }) => (kind === 'later' ? 'Backlog' : 'Todo')],
    ['Estimate', () => ''],
    ['Priority', ({ priority }) => PRIORITIES[priority]],
    ['Project', () => title],
    ['Assignee', () => ''],
    ['Labels', ({ labels }) => labels.map(toLabel).join(', ')],
    ['Parent issue', ({ kind, parentId }) => (kind === 'task' ? parentId : '')],
    ['Blocked by', ({ dependsOn }) => dependsOn.join(', ')],
  ]
  return formatCsvTable(
    columns,
    listPlannedIssues(plan).filter(({ kind }) => kind !== 'epic'),
  )
}

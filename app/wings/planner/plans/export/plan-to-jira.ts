import { type CsvColumn, formatCsvTable } from '~/platform/csv/format-csv'
import type { Plan, Priority } from '../plan'
import { listPlannedIssues, type PlannedIssue } from './planned-issues'

const ISSUE_TYPES: Record<PlannedIssue['kind'], string> = {
  epic: 'Epic',
  story: 'Story',
  task: 'Subtask',
  later: 'Story',
}
const PRIORITIES: Record<Priority, string> = { must: 'High', should: 'Medium', could: 'Low' }
const MAX_SUMMARY_LENGTH = 255
const SECONDS_PER_HOUR = 3600
/** A column for each value; what a task waits for beyond these stands in its description only. */
const MAX_LINK_COLUMNS = 20

/**
 * A plan for the CSV importer of Jira: epics, stories and subtasks by their parents, which stand above them. Issues are
 * numbered for the import alone, estimates are seconds, and a heading stands once for each label and link.
 */
export function planToJira(plan: Plan) {
  const issues = listPlannedIssues(plan)
  const numbers = new Map(issues.map(({ id }, index) => [id, index + 1]))
  const most = (count: (issue: PlannedIssue) => number) => Math.max(0, ...issues.map(count))
  const links = Math.min(
    MAX_LINK_COLUMNS,
    most(({ dependsOn }) => dependsOn.length),
  )
  const columns: CsvColumn<PlannedIssue>[] = [
    ['Issue ID', ({ id }) => numbers.get(id)],
    ['Issue Type', ({ kind }) => ISSUE_TYPES[kind]],
    ['Parent', ({ parentId }) => numbers.get(parentId ?? '')],
    ['Summary', (issue) => `${issue.id} ${issue.title}`.slice(0, MAX_SUMMARY_LENGTH)],
    ['Description', ({ description }) => description],
    ['Priority', ({ priority }) => PRIORITIES[priority]],
    ['Original Estimate', ({ expectedHours }) => expectedHours && Math.round(expectedHours * SECONDS_PER_HOUR)],
    ...repeatColumn(
      'Labels',
      most(({ labels }) => labels.length),
      ({ labels }, at) => toLabel(labels[at]),
    ),
    ...repeatColumn('Inward issue link (Blocks)', links, ({ dependsOn }, at) => numbers.get(dependsOn[at] ?? '')),
  ]
  return formatCsvTable(columns, issues)
}

const repeatColumn = (
  heading: string,
  count: number,
  cell: (issue: PlannedIssue, at: number) => string | number | undefined,
) => Array.from({ length: count }, (_, at): CsvColumn<PlannedIssue> => [heading, (issue) => cell(issue, at)])

/** Labels of Jira have no spaces. */
const toLabel = (text = '') => text.trim().replace(/\s+/g, '-')

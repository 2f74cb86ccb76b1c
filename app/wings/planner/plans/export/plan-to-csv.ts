import { type CsvColumn, formatCsvTable } from '~/platform/csv/format-csv'
import type { Plan } from '../plan'
import { indexTasks, type TaskInPlan } from '../task-in-plan'

const COLUMNS: CsvColumn<TaskInPlan>[] = [
  ['id', ({ task }) => task.id],
  ['title', ({ task }) => task.title],
  ['epic', ({ epic }) => epic?.title],
  ['story', ({ story }) => story?.title],
  ['skill', ({ task }) => task.skill],
  ['priority', ({ task }) => task.priority],
  ['optimistic_hours', ({ task }) => task.estimate.optimistic],
  ['most_likely_hours', ({ task }) => task.estimate.mostLikely],
  ['pessimistic_hours', ({ task }) => task.estimate.pessimistic],
  ['expected_hours', ({ expectedHours }) => expectedHours],
  ['slack_hours', ({ slackHours }) => slackHours],
  ['critical', ({ isCritical }) => (isCritical ? 'yes' : 'no')],
  ['sprint', ({ sprint }) => sprint?.number],
  ['starts_on', ({ sprint }) => sprint?.startsOn],
  ['depends_on', ({ task }) => task.dependsOn.join(' ')],
  ['requirements', ({ task }) => task.requirementIds.join(' ')],
  ['wishes', ({ wishes }) => wishes.join(' ')],
  ['criteria', ({ task }) => task.criterionIds.join(' ')],
  ['test', ({ task }) => task.testStrategy],
  ['origin', ({ task: { origin } }) => `${origin.by}: ${origin.from}`],
]

/** The tasks of a plan for spreadsheets, one a row. */
export const planToCsv = (plan: Plan) => formatCsvTable(COLUMNS, plan.tasks.map(indexTasks(plan)))

import { formatCsvRow } from '~/platform/csv/format-csv'
import type { Plan } from '../plan'
import { roundedExpectedHours } from '../rounded-expected-hours'

const COLUMN_NAMES = [
  'id',
  'title',
  'epic',
  'story',
  'skill',
  'priority',
  'optimistic_hours',
  'most_likely_hours',
  'pessimistic_hours',
  'expected_hours',
  'slack_hours',
  'critical',
  'sprint',
  'starts_on',
  'depends_on',
  'requirements',
  'wishes',
  'criteria',
  'test',
  'origin',
]

/** The tasks of a plan for spreadsheets, one a row. */
export function planToCsv(plan: Plan) {
  const { tasks, stories, epics, sprints, schedule, requirements } = plan
  const wishOf = new Map(requirements.map(({ id, wish }) => [id, wish]))
  const [storyOf, epicOf] = [new Map(stories.map((one) => [one.id, one])), new Map(epics.map((one) => [one.id, one]))]
  const slack = new Map(schedule.slack.map(({ taskId, hours }) => [taskId, hours]))
  const sprintOf = new Map(sprints.flatMap((sprint) => sprint.taskIds.map((id) => [id, sprint] as const)))
  const rows = tasks.map((task) => {
    const story = storyOf.get(task.storyId)
    const sprint = sprintOf.get(task.id)
    const { optimistic, mostLikely, pessimistic } = task.estimate
    return [
      task.id,
      task.title,
      epicOf.get(story?.epicId ?? '')?.title,
      story?.title,
      task.skill,
      task.priority,
      optimistic,
      mostLikely,
      pessimistic,
      roundedExpectedHours(task.estimate),
      slack.get(task.id),
      schedule.criticalPath.includes(task.id) ? 'yes' : 'no',
      sprint?.number,
      sprint?.startsOn,
      task.dependsOn.join(' '),
      task.requirementIds.join(' '),
      task.requirementIds.flatMap((id) => wishOf.get(id) ?? []).join(' '),
      task.criterionIds.join(' '),
      task.testStrategy,
      `${task.origin.by}: ${task.origin.from}`,
    ]
  })
  return [COLUMN_NAMES, ...rows].map(formatCsvRow).join('')
}

import type { Criterion, Epic, Plan, Requirement, Sprint, Story, Task } from './plan'
import { roundedExpectedHours } from './rounded-expected-hours'

/** A task with what it is part of, for files and issues that stand without the plan. */
export interface TaskInPlan {
  task: Task
  story: Story | undefined
  epic: Epic | undefined
  sprint: Sprint | undefined
  requirements: Requirement[]
  /** Of its requirements. */
  wishes: string[]
  criteria: Criterion[]
  expectedHours: number
  slackHours: number | undefined
  isCritical: boolean
}

/** Finds what the tasks of a plan are part of. */
export function indexTasks({ stories, epics, requirements, sprints, schedule }: Plan) {
  const [storyOf, epicOf, requirementOf] = [indexById(stories), indexById(epics), indexById(requirements)]
  const criterionOf = indexById([...requirements, ...stories].flatMap(({ criteria }) => criteria))
  const sprintOf = new Map(sprints.flatMap((sprint) => sprint.taskIds.map((id) => [id, sprint] as const)))
  const slackOf = new Map(schedule.slack.map(({ taskId, hours }) => [taskId, hours]))
  const critical = new Set(schedule.criticalPath)
  return (task: Task): TaskInPlan => {
    const story = storyOf.get(task.storyId)
    const own = task.requirementIds.flatMap((id) => requirementOf.get(id) ?? [])
    return {
      task,
      story,
      epic: epicOf.get(story?.epicId ?? ''),
      sprint: sprintOf.get(task.id),
      requirements: own,
      wishes: own.flatMap(({ wish }) => wish ?? []),
      criteria: task.criterionIds.flatMap((id) => criterionOf.get(id) ?? []),
      expectedHours: roundedExpectedHours(task.estimate),
      slackHours: slackOf.get(task.id),
      isCritical: critical.has(task.id),
    }
  }
}

export const indexById = <Item extends { id: string }>(items: Item[]) => new Map(items.map((item) => [item.id, item]))

/** The prompt of a task, and what it has to fulfill where the prompt does not say so: paragraphs. */
export function taskDetails({ task: { prompt }, requirements, criteria }: TaskInPlan) {
  const demands = [
    ...requirements.map(({ id, statement }) => `${id}: ${statement}`),
    ...criteria.map(({ id, text }) => `${id}: ${text}`),
  ]
  return [prompt, ...demands.filter((demand) => !prompt.includes(demand))].join('\n\n')
}

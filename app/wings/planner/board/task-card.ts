import type { Plan, Priority, Task } from '~/wings/planner/plans/plan'
import { roundedExpectedHours } from '~/wings/planner/plans/rounded-expected-hours'

/** What the board and the guide show of a task at a glance; its story, its criteria and its prompt are asked for when needed. */
export interface TaskCard {
  id: string
  title: string
  epicId: string
  priority: Priority
  skill: Task['skill']
  /** Expected hours (PERT). */
  hours: number
  dependsOn: string[]
  /** How many acceptance criteria it has. */
  criteriaCount: number
  sprint: number | null
}

export interface EpicGroup {
  id: string
  title: string
}

/** The cards of a plan, in its order. */
export function toTaskCards({ tasks, stories, sprints }: Pick<Plan, 'tasks' | 'stories' | 'sprints'>): TaskCard[] {
  const epicOfStory = new Map(stories.map(({ id, epicId }) => [id, epicId]))
  const sprintOfTask = new Map(sprints.flatMap(({ number, taskIds }) => taskIds.map((id) => [id, number] as const)))
  return tasks.map(({ id, title, storyId, priority, skill, estimate, dependsOn, criterionIds }) => ({
    id,
    title,
    priority,
    skill,
    dependsOn,
    epicId: epicOfStory.get(storyId) ?? '',
    hours: roundedExpectedHours(estimate),
    criteriaCount: criterionIds.length,
    sprint: sprintOfTask.get(id) ?? null,
  }))
}

export const toEpicGroups = ({ epics }: Pick<Plan, 'epics'>): EpicGroup[] =>
  epics.map(({ id, title }) => ({ id, title }))

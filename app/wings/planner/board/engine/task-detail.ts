import type { Criterion, Plan } from '~/wings/planner/plans/plan'
import { indexTasks } from '~/wings/planner/plans/task-in-plan'
import { userStoryText } from '~/wings/planner/plans/user-story-text'

/** What is asked for when somebody opens a task. */
export interface TaskDetail {
  id: string
  title: string
  story: string
  epic: string
  criteria: Criterion[]
  testStrategy: string
  /** Self-contained: what a programmer or a coding agent needs to do this task and nothing else. */
  prompt: string
  notes: TaskNote[]
}

export interface TaskNote {
  id: string
  text: string
  /** Empty when they left. */
  author: string
  /** The program that wrote it for the author; empty: they did. */
  agent: string
  createdAt: string
}

/** What the plan says of a task; undefined when it is not in there. */
export function toTaskDetail(plan: Plan, taskId: string): Omit<TaskDetail, 'notes'> | undefined {
  const task = plan.tasks.find(({ id }) => id === taskId)
  if (!task) return undefined
  const { story, epic, criteria } = indexTasks(plan)(task)
  const { id, title, testStrategy, prompt } = task
  return {
    id,
    title,
    testStrategy,
    prompt,
    story: story ? userStoryText(story, plan.language) : '',
    epic: epic?.title ?? '',
    criteria,
  }
}

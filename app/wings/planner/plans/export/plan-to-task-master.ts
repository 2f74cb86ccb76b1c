import type { Plan, Priority, Requirement } from '../plan'
import type { StoredPlan } from '../stored-plan'
import { indexTasks, type TaskInPlan, taskDetails } from '../task-in-plan'
import { userStoryText } from '../user-story-text'

/** A task as Task Master keeps it. */
interface TaskMasterTask {
  id: number
  title: string
  description: string
  details: string
  testStrategy: string
  priority: 'high' | 'medium' | 'low'
  dependencies: number[]
  status: 'pending' | 'deferred'
  subtasks: []
}

const MAX_TITLE_LENGTH = 200 // more is refused by Task Master
const PRIORITIES: Record<Priority, TaskMasterTask['priority']> = { must: 'high', should: 'medium', could: 'low' }

/**
 * A plan as .taskmaster/tasks/tasks.json of Task Master (0.43), in its tag `master`. A requirement that no task builds yet is
 * a deferred task.
 */
export function planToTaskMaster({ title, plan, updatedAt }: Pick<StoredPlan, 'title' | 'plan' | 'updatedAt'>) {
  const numbers = numberTasks(plan)
  const built = new Set(plan.tasks.flatMap(({ requirementIds }) => requirementIds))
  const deferred = plan.requirements.filter(({ id }) => !built.has(id))
  const next = Math.max(0, ...numbers.values()) + 1
  const tasks = [
    ...plan.tasks.map(indexTasks(plan)).map((inPlan) => toTask(inPlan, plan, numbers)),
    ...deferred.map((requirement, index) => toDeferredTask(requirement, next + index)),
  ]
  const moment = updatedAt.toISOString()
  const metadata = { created: moment, updated: moment, description: title }
  return `${JSON.stringify({ master: { tasks, metadata } }, null, 2)}\n`
}

/** T-7 is 7; where an id has another form, all tasks are counted. */
function numberTasks({ tasks }: Plan) {
  const numbers = tasks.map(({ id }) => Number(/^T-([1-9]\d{0,8})$/.exec(id)?.[1]))
  const isPlain = numbers.every(Number.isInteger)
  return new Map(tasks.map(({ id }, index) => [id, isPlain ? (numbers[index] ?? 0) : index + 1]))
}

function toTask(inPlan: TaskInPlan, plan: Plan, numbers: ReadonlyMap<string, number>): TaskMasterTask {
  const { task, story } = inPlan
  const { optimistic, mostLikely, pessimistic } = task.estimate
  return {
    id: numbers.get(task.id) ?? 0,
    title: `${task.id} ${task.title}`.slice(0, MAX_TITLE_LENGTH),
    description: story ? `${story.id} ${userStoryText(story, plan.language)}` : task.title,
    details: `${taskDetails(inPlan)}\n\n${task.skill}, ${optimistic}/${mostLikely}/${pessimistic} h`,
    testStrategy: task.testStrategy,
    priority: PRIORITIES[task.priority],
    dependencies: task.dependsOn.flatMap((id) => numbers.get(id) ?? []),
    status: 'pending',
    subtasks: [],
  }
}

const toDeferredTask = (requirement: Requirement, id: number): TaskMasterTask => ({
  id,
  title: `${requirement.id} ${requirement.title}`.slice(0, MAX_TITLE_LENGTH),
  description: requirement.statement,
  details: requirement.criteria.map(({ id, text }) => `${id}: ${text}`).join('\n\n'),
  testStrategy: '',
  priority: PRIORITIES[requirement.priority],
  dependencies: [],
  status: 'deferred',
  subtasks: [],
})

import type { Criterion, Plan, Priority, Requirement, Story } from '../plan'
import { indexById, indexTasks, type TaskInPlan, taskDetails } from '../task-in-plan'
import { userStoryText } from '../user-story-text'

/** What becomes an issue in a tracker, each kind before those that it is the parent of. */
export interface PlannedIssue {
  id: string
  kind: 'epic' | 'story' | 'task' | 'later'
  /** The issue that it belongs to. */
  parentId: string | null
  title: string
  description: string
  priority: Priority
  labels: string[]
  /** Of tasks alone. */
  expectedHours: number | null
  dependsOn: string[]
}

const NOTHING_MORE = { parentId: null, labels: [], expectedHours: null, dependsOn: [] }

/**
 * A plan for trackers that take a file of issues: epics, their stories, the tasks of these, and the requirements that no
 * story serves yet.
 */
export function listPlannedIssues(plan: Plan): PlannedIssue[] {
  const served = new Set([...plan.stories, ...plan.tasks].flatMap(({ requirementIds }) => requirementIds))
  return [
    ...plan.epics.map(({ id, title, value, priority }) => ({
      ...NOTHING_MORE,
      id,
      kind: 'epic' as const,
      title,
      description: value,
      priority,
    })),
    ...storyIssues(plan),
    ...plan.tasks.map(indexTasks(plan)).map(taskIssue),
    ...plan.requirements.filter(({ id }) => !served.has(id)).map(laterIssue),
  ]
}

const criteriaLines = (criteria: Criterion[]) => criteria.map(({ id, text }) => `- ${id}: ${text}`).join('\n')
const paragraphs = (...texts: string[]) => texts.filter(Boolean).join('\n\n')

function storyIssues({ stories, requirements, epics, language }: Plan): PlannedIssue[] {
  const [requirementOf, epicOf] = [indexById(requirements), indexById(epics)]
  return stories.map((story) => {
    const epic = epicOf.get(story.epicId)
    return {
      ...NOTHING_MORE,
      id: story.id,
      kind: 'story',
      parentId: epic?.id ?? null,
      title: story.title,
      description: storyText(
        story,
        story.requirementIds.flatMap((id) => requirementOf.get(id) ?? []),
        userStoryText(story, language),
      ),
      priority: story.priority,
      labels: epic ? [epic.title] : [],
    }
  })
}

const storyText = ({ criteria }: Story, requirements: Requirement[], text: string) =>
  paragraphs(
    text,
    ...requirements.map(({ id, statement, criteria }) => paragraphs(`${id}: ${statement}`, criteriaLines(criteria))),
    criteriaLines(criteria),
  )

function taskIssue(inPlan: TaskInPlan): PlannedIssue {
  const { task, story, epic, expectedHours } = inPlan
  const { optimistic, mostLikely, pessimistic } = task.estimate
  return {
    id: task.id,
    kind: 'task',
    parentId: story?.id ?? null,
    title: task.title,
    description: paragraphs(
      `Estimate: ${optimistic}/${mostLikely}/${pessimistic} h, expected ${expectedHours} h. Skill: ${task.skill}. Requirements: ${task.requirementIds.join(', ') || 'none'}.`,
      task.dependsOn.length > 0 ? `Depends on ${task.dependsOn.join(', ')}.` : '',
      `Test: ${task.testStrategy}`,
      taskDetails(inPlan),
    ),
    priority: task.priority,
    labels: [...(epic ? [epic.title] : []), task.skill],
    expectedHours,
    dependsOn: task.dependsOn,
  }
}

const laterIssue = ({ id, title, statement, criteria, priority }: Requirement): PlannedIssue => ({
  ...NOTHING_MORE,
  id,
  kind: 'later',
  title,
  description: paragraphs(statement, criteriaLines(criteria)),
  priority,
  labels: ['later'],
})

import { type Plan, PRIORITY_RANK, type Priority, type Requirement, type Story, type Task } from '../plan'
import { userStoryText } from '../user-story-text'
import { riskKeysOfFeature } from './build-risks'
import { fillNouns, type PlannedFeature, type PlannedTask, toEstimate } from './plan-features'
import { listGroups } from './plan-groups'
import { createItemBase, type PlanningContext } from './planning-context'
import { orderTaskKeys } from './task-order'

/** Epics by who has the wishes, one story for each requirement of the first version, and the tasks that build it. */
export function buildBacklog(
  planning: PlanningContext,
  requirements: Requirement[],
): Pick<Plan, 'epics' | 'stories' | 'tasks'> {
  const byKey = new Map(requirements.map((requirement) => [requirement.key, requirement]))
  const withRequirement = planning.includedFeatures.flatMap((feature) => {
    const requirement = byKey.get(feature.key)
    return requirement ? [{ feature, requirement }] : []
  })
  // Numbered before any task cites another, in the order in which they can be done.
  const order = orderTaskKeys(planning.includedFeatures)
  for (const key of order) planning.allocateId('tasks', key)
  const epics = buildEpics(planning)
  const stories = withRequirement.map(({ feature, requirement }) => buildStory(planning, feature, requirement))
  const byStory = new Map(stories.map((story) => [story.key, story]))
  const nameOf = createTitles(planning)
  const tasks = withRequirement.flatMap(({ feature, requirement }) => {
    const story = byStory.get(feature.key)
    return story ? feature.tasks.map((task) => buildTask({ planning, feature, requirement, story, nameOf }, task)) : []
  })
  const place = new Map(order.map((key, index) => [key, index]))
  return { epics, stories, tasks: tasks.sort((a, b) => (place.get(a.key) ?? 0) - (place.get(b.key) ?? 0)) }
}

/** Two wishes may be so alike that their tasks are called the same: the second one says which wish it is for. */
function createTitles({ includedFeatures }: PlanningContext) {
  const used = new Set<string>()
  const titles = new Map<string, string>()
  for (const { tasks, wish, title } of includedFeatures)
    for (const task of tasks) {
      const name = used.has(task.title.toLowerCase()) ? `${task.title} (${wish ?? title})` : task.title
      used.add(name.toLowerCase())
      titles.set(task.key, name)
    }
  return (key: string) => titles.get(key) ?? ''
}

function buildEpics(planning: PlanningContext): Plan['epics'] {
  const features = Map.groupBy(planning.includedFeatures, ({ group }) => group)
  return listGroups(planning).flatMap(({ key, from, name, value }) => {
    const own = features.get(key)
    if (!own) return []
    return [
      {
        ...createItemBase(planning, 'epics', key, from),
        title: name,
        value,
        priority: highestPriority(own.map(({ priority }) => priority)),
        storyIds: own.map((feature) => planning.allocateId('stories', feature.key)),
      },
    ]
  })
}

function highestPriority(priorities: Priority[]) {
  return priorities.reduce((best, next) => (PRIORITY_RANK[next] < PRIORITY_RANK[best] ? next : best), 'could')
}

function buildStory(planning: PlanningContext, feature: PlannedFeature, requirement: Requirement): Story {
  const top = createItemBase(planning, 'stories', feature.key, feature.from)
  return {
    ...top,
    epicId: planning.allocateId('epics', feature.group),
    title: feature.title,
    ...feature.story,
    priority: feature.priority,
    requirementIds: [requirement.id],
    criteria: feature.criteria.map((text, index) => ({ id: `${top.id}.${index + 1}`, text })),
  }
}

interface TaskContext {
  planning: PlanningContext
  feature: PlannedFeature
  requirement: Requirement
  story: Story
  nameOf: (key: string) => string
}

function buildTask(around: TaskContext, task: PlannedTask): Task {
  const { planning, feature, requirement, story, nameOf } = around
  return {
    ...createItemBase(planning, 'tasks', task.key, feature.from),
    storyId: story.id,
    title: nameOf(task.key),
    skill: task.skill,
    priority: feature.priority,
    requirementIds: [requirement.id],
    criterionIds: [...requirement.criteria, ...story.criteria].map(({ id }) => id),
    dependsOn: task.dependsOn
      .filter((key) => planning.includedTasks.has(key))
      .map((key) => planning.allocateId('tasks', key)),
    estimate: toEstimate(task.hours),
    riskIds: riskKeysOfFeature(planning, feature).map((key) => planning.allocateId('risks', key)),
    testStrategy: task.test,
    prompt: buildTaskPrompt(around, task),
  }
}

/** Everything that somebody who knows nothing of the plan needs to do one task. What is excluded does not stand here. */
function buildTaskPrompt({ planning, requirement, story, nameOf }: TaskContext, task: PlannedTask) {
  const { brief, stack, messages, title, wishes } = planning
  const words = messages.prompt
  const before = task.dependsOn.flatMap((key) => (planning.includedTasks.has(key) ? nameOf(key) : []))
  const wish = wishes.find(({ wish: { id } }) => id === requirement.wish)?.wish
  const layers = stack.map(({ layer, choice }) => `${layer}: ${choice}`).join(', ')
  const lines = [
    `# ${nameOf(task.key)}`,
    `${words.product}: ${title}`,
    wish ? `${words.wish}: “${wish.text}”` : '',
    `${words.platforms}: ${brief.platforms.join(', ') || '–'}. ${words.stack}: ${layers === '' ? words.noStack : `${layers}.`}`,
    `${words.story}: ${userStoryText(story, planning.reading.language)}`,
    `${words.requirement} ${requirement.id}: ${requirement.statement}`,
    `## ${words.build}\n${task.build}`,
    before.length > 0 ? `${words.before}: ${before.join('; ')}.` : words.nothingBefore,
    entityText(planning, requirement.capability),
    `## ${words.doneWhen}\n${[...story.criteria, ...requirement.criteria].map(({ id, text }) => `- ${id}: ${text}`).join('\n')}`,
    `## ${words.test}\n${task.test}`,
    words.onlyThis,
  ]
  return lines.filter((line) => line !== '').join('\n\n')
}

function entityText({ chosen, nouns, messages }: PlanningContext, capability: string) {
  const entities = chosen.find(({ module }) => module.key === capability)?.module.entities ?? []
  if (entities.length === 0) return ''
  const lines = entities.map(({ name, fields }) => `- ${name}: ${fields.join(', ')}`)
  return fillNouns(`## ${messages.prompt.data}\n${lines.join('\n')}`, nouns)
}

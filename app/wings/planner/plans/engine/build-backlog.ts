import { type Plan, PRIORITY_RANK, type Priority, type Requirement, type Story, type Task } from '../plan'
import { userStoryText } from '../user-story-text'
import { capitalize, fillNouns, type PlannedFeature, type PlannedTask, toEstimate } from './plan-features'
import { createItemBase, type PlanningContext } from './planning-context'

const stackText = (stack: PlanningContext['stack']) =>
  stack.length === 0
    ? 'not chosen yet; ask before you choose.'
    : `${stack.map(({ layer, choice }) => `${layer}: ${choice}`).join(', ')}.`

const FOUNDATION = 'foundation'

/** Epics by user value, one story for each requirement of the first version, and the tasks that build it. */
export function buildBacklog(
  planning: PlanningContext,
  requirements: Requirement[],
): Pick<Plan, 'epics' | 'stories' | 'tasks'> {
  const byKey = new Map(requirements.map((requirement) => [requirement.key, requirement]))
  const withRequirement = planning.includedFeatures.flatMap((feature) => {
    const requirement = byKey.get(feature.key)
    return requirement ? [{ feature, requirement }] : []
  })
  // Numbered before any task cites another, so that ids follow the order of the document.
  for (const { feature } of withRequirement) for (const { key } of feature.tasks) planning.allocateId('tasks', key)
  const epics = buildEpics(planning)
  const stories = withRequirement.map(({ feature, requirement }) => buildStory(planning, feature, requirement))
  const byStory = new Map(stories.map((story) => [story.key, story]))
  const tasks = withRequirement.flatMap(({ feature, requirement }) => {
    const story = byStory.get(feature.key)
    return story ? feature.tasks.map((task) => buildTask(planning, feature, task, requirement, story)) : []
  })
  return { epics, stories, tasks }
}

/** In a light plan what came in only because something requires it shares one epic. */
function epicKey({ isLight, chosen }: PlanningContext, capability: string) {
  const from = chosen.find(({ module }) => module.key === capability)?.from ?? ''
  return isLight && from.startsWith('capability:') ? FOUNDATION : capability
}

function buildEpics(planning: PlanningContext): Plan['epics'] {
  const features = Map.groupBy(planning.includedFeatures, ({ capability }) => epicKey(planning, capability))
  return [...features].map(([key, own]) => {
    const module = planning.chosen.find((chosen) => chosen.module.key === key)?.module
    return {
      ...createItemBase(planning, 'epics', key, module ? `capability:${key}` : 'engine:ceremony'),
      title: module?.name ?? 'Foundation',
      value: module?.value ?? 'What the rest is built on works before it is needed.',
      priority: highestPriority(own.map(({ priority }) => priority)),
      storyIds: own.map((feature) => planning.allocateId('stories', feature.key)),
    }
  })
}

function highestPriority(priorities: Priority[]) {
  return priorities.reduce((best, next) => (PRIORITY_RANK[next] < PRIORITY_RANK[best] ? next : best), 'could')
}

function buildStory(planning: PlanningContext, feature: PlannedFeature, requirement: Requirement): Story {
  const top = createItemBase(planning, 'stories', feature.key, `capability:${feature.capability}`)
  return {
    ...top,
    epicId: planning.allocateId('epics', epicKey(planning, feature.capability)),
    title: feature.title,
    ...feature.story,
    priority: feature.priority,
    requirementIds: [requirement.id],
    criteria: feature.criteria.map((text, index) => ({ id: `${top.id}.${index + 1}`, text })),
  }
}

function buildTask(
  planning: PlanningContext,
  feature: PlannedFeature,
  task: PlannedTask,
  requirement: Requirement,
  story: Story,
): Task {
  const module = planning.chosen.find((chosen) => chosen.module.key === feature.capability)?.module
  return {
    ...createItemBase(planning, 'tasks', task.key, `capability:${feature.capability}`),
    storyId: story.id,
    title: task.title,
    skill: task.skill,
    priority: feature.priority,
    requirementIds: [requirement.id],
    criterionIds: [...requirement.criteria, ...story.criteria].map(({ id }) => id),
    dependsOn: task.dependsOn
      .filter((key) => planning.includedTasks.has(key))
      .map((key) => planning.allocateId('tasks', key)),
    estimate: toEstimate(task.hours),
    riskIds: (module?.risks ?? []).map(({ key }) =>
      planning.allocateId('risks', `capability:${feature.capability}/${key}`),
    ),
    testStrategy: task.test,
    prompt: buildTaskPrompt(planning, task, requirement, story),
  }
}

/** Everything that somebody who knows nothing of the plan needs to do one task. */
function buildTaskPrompt(planning: PlanningContext, task: PlannedTask, requirement: Requirement, story: Story) {
  const { brief, archetype, stack } = planning
  const before = task.dependsOn.flatMap((key) => planning.includedTasks.get(key)?.title ?? [])
  const lines = [
    `# ${task.title}`,
    `Product: ${archetype.name}. ${capitalize(brief.idea)}`,
    `Platforms: ${brief.platforms.join(', ') || 'not decided'}. Stack: ${stackText(stack)}`,
    `Story: ${userStoryText(story)}`,
    `Requirement ${requirement.id}: ${requirement.statement}`,
    `## Build\n${task.build}`,
    before.length > 0 ? `Already there: ${before.join('; ')}.` : 'Nothing has to be there before.',
    entityText(planning, requirement.capability),
    `## Done when\n${[...story.criteria, ...requirement.criteria].map(({ id, text }) => `- ${id}: ${text}`).join('\n')}`,
    `## Test\n${task.test}`,
    'Build only this task: other tasks of the story have prompts of their own.',
  ]
  return lines.filter((line) => line !== '').join('\n\n')
}

function entityText({ chosen, archetype }: PlanningContext, capability: string) {
  const entities = chosen.find(({ module }) => module.key === capability)?.module.entities ?? []
  if (entities.length === 0) return ''
  const lines = entities.map(({ name, fields }) => `- ${name}: ${fields.join(', ')}`)
  return fillNouns(`## Data\n${lines.join('\n')}`, archetype.nouns)
}

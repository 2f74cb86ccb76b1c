import { type Plan, PRIORITY_RANK, type Priority, type Requirement, type Story, type Task } from '../../plan'
import { storySentence } from '../../story-sentence'
import { capital, estimateOf, type PlannedFeature, type PlannedTask, withNouns } from '../features'
import { head, type Planning } from '../planning'

const stackWords = (stack: Planning['stack']) =>
  stack.length === 0
    ? 'not chosen yet; ask before you choose.'
    : `${stack.map(({ layer, choice }) => `${layer}: ${choice}`).join(', ')}.`

const FOUNDATION = 'foundation'

/** Epics by user value, one story for each requirement of the first version, and the tasks that build it. */
export function backlogOf(planning: Planning, requirements: Requirement[]): Pick<Plan, 'epics' | 'stories' | 'tasks'> {
  const byKey = new Map(requirements.map((requirement) => [requirement.key, requirement]))
  const withRequirement = planning.kept.flatMap((feature) => {
    const requirement = byKey.get(feature.key)
    return requirement ? [{ feature, requirement }] : []
  })
  // Numbered before any task cites another, so that ids follow the order of the document.
  for (const { feature } of withRequirement) for (const { key } of feature.tasks) planning.number('tasks', key)
  const epics = epicsOf(planning)
  const stories = withRequirement.map(({ feature, requirement }) => storyOf(planning, feature, requirement))
  const byStory = new Map(stories.map((story) => [story.key, story]))
  const tasks = withRequirement.flatMap(({ feature, requirement }) => {
    const story = byStory.get(feature.key)
    return story ? feature.tasks.map((task) => taskOf(planning, feature, task, requirement, story)) : []
  })
  return { epics, stories, tasks }
}

/** In a light plan what came in only because something requires it shares one epic. */
function epicKey({ isLight, chosen }: Planning, capability: string) {
  const from = chosen.find(({ module }) => module.key === capability)?.from ?? ''
  return isLight && from.startsWith('capability:') ? FOUNDATION : capability
}

function epicsOf(planning: Planning): Plan['epics'] {
  const features = Map.groupBy(planning.kept, ({ capability }) => epicKey(planning, capability))
  return [...features].map(([key, own]) => {
    const module = planning.chosen.find((chosen) => chosen.module.key === key)?.module
    return {
      ...head(planning, 'epics', key, module ? `capability:${key}` : 'engine:ceremony'),
      title: module?.name ?? 'Foundation',
      value: module?.value ?? 'What the rest is built on works before it is needed.',
      priority: highest(own.map(({ priority }) => priority)),
      storyIds: own.map((feature) => planning.number('stories', feature.key)),
    }
  })
}

function highest(priorities: Priority[]) {
  return priorities.reduce((best, next) => (PRIORITY_RANK[next] < PRIORITY_RANK[best] ? next : best), 'could')
}

function storyOf(planning: Planning, feature: PlannedFeature, requirement: Requirement): Story {
  const top = head(planning, 'stories', feature.key, `capability:${feature.capability}`)
  return {
    ...top,
    epicId: planning.number('epics', epicKey(planning, feature.capability)),
    title: feature.title,
    ...feature.story,
    priority: feature.priority,
    requirementIds: [requirement.id],
    criteria: feature.criteria.map((text, index) => ({ id: `${top.id}.${index + 1}`, text })),
  }
}

function taskOf(
  planning: Planning,
  feature: PlannedFeature,
  task: PlannedTask,
  requirement: Requirement,
  story: Story,
): Task {
  const module = planning.chosen.find((chosen) => chosen.module.key === feature.capability)?.module
  return {
    ...head(planning, 'tasks', task.key, `capability:${feature.capability}`),
    storyId: story.id,
    title: task.title,
    skill: task.skill,
    priority: feature.priority,
    requirementIds: [requirement.id],
    criterionIds: [...requirement.criteria, ...story.criteria].map(({ id }) => id),
    dependsOn: task.dependsOn.filter((key) => planning.keptTasks.has(key)).map((key) => planning.number('tasks', key)),
    estimate: estimateOf(task.hours),
    riskIds: (module?.risks ?? []).map(({ key }) =>
      planning.number('risks', `capability:${feature.capability}/${key}`),
    ),
    testStrategy: task.test,
    prompt: taskPrompt(planning, task, requirement, story),
  }
}

/** Everything that somebody who knows nothing of the plan needs to do one task. */
function taskPrompt(planning: Planning, task: PlannedTask, requirement: Requirement, story: Story) {
  const { brief, archetype, stack } = planning
  const before = task.dependsOn.flatMap((key) => planning.keptTasks.get(key)?.title ?? [])
  const lines = [
    `# ${task.title}`,
    `Product: ${archetype.name}. ${capital(brief.idea)}`,
    `Platforms: ${brief.platforms.join(', ') || 'not decided'}. Stack: ${stackWords(stack)}`,
    `Story: ${storySentence(story)}`,
    `Requirement ${requirement.id}: ${requirement.statement}`,
    `## Build\n${task.build}`,
    before.length > 0 ? `Already there: ${before.join('; ')}.` : 'Nothing has to be there before.',
    entityWords(planning, requirement.capability),
    `## Done when\n${[...story.criteria, ...requirement.criteria].map(({ id, text }) => `- ${id}: ${text}`).join('\n')}`,
    `## Test\n${task.test}`,
    'Build only this task: other tasks of the story have prompts of their own.',
  ]
  return lines.filter((line) => line !== '').join('\n\n')
}

function entityWords({ chosen, archetype }: Planning, capability: string) {
  const entities = chosen.find(({ module }) => module.key === capability)?.module.entities ?? []
  if (entities.length === 0) return ''
  const lines = entities.map(({ name, fields }) => `- ${name}: ${fields.join(', ')}`)
  return withNouns(`## Data\n${lines.join('\n')}`, archetype.nouns)
}

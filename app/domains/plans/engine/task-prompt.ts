import type { Requirement, Story } from '../plan'
import { storySentence } from '../story-sentence'
import { capital, type PlannedTask, withNouns } from './features'
import type { Planning } from './planning'

/** Everything that somebody who knows nothing of the plan needs to do one task. */
export function taskPrompt(planning: Planning, task: PlannedTask, requirement: Requirement, story: Story) {
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

const stackWords = (stack: Planning['stack']) =>
  stack.length === 0
    ? 'not chosen yet; ask before you choose.'
    : `${stack.map(({ layer, choice }) => `${layer}: ${choice}`).join(', ')}.`

function entityWords({ chosen, archetype }: Planning, capability: string) {
  const entities = chosen.find(({ module }) => module.key === capability)?.module.entities ?? []
  if (entities.length === 0) return ''
  const lines = entities.map(({ name, fields }) => `- ${name}: ${fields.join(', ')}`)
  return withNouns(`## Data\n${lines.join('\n')}`, archetype.nouns)
}

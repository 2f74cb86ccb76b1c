import type { PlanLanguage } from '../brief/brief-reading-schema'
import { createIdAllocator } from '../engine/id-allocator'
import type { Criterion, Origin, Plan, Requirement, Story, Task } from '../plan'
import { userStoryGoal } from '../user-story-text'

/** `why` new requirements are proposed, by their ids. */
type ProposalContext = { model: string; why: Map<string, string> }

/** What follows in other lists from new and changed items; items of the person are left alone. */
export function propagateChanges(before: Plan, after: Plan, { model, why }: ProposalContext): Plan {
  const origin: Origin = { by: 'ai', from: model }
  return {
    ...after,
    scope: [...after.scope, ...scopeNewRequirements(before, after, origin, why)],
    epics: after.epics.map((epic) => {
      const own = after.stories.filter(({ id, epicId }) => epicId === epic.id && !epic.storyIds.includes(id))
      return epic.origin.by === 'user' || own.length === 0
        ? epic
        : { ...epic, storyIds: [...epic.storyIds, ...own.map(({ id }) => id)] }
    }),
    tasks: updatePrompts(after.tasks, before, after),
  }
}

/** New requirements wait outside of the first version. */
function scopeNewRequirements(before: Plan, after: Plan, origin: Origin, why: ProposalContext['why']): Plan['scope'] {
  const number = createIdAllocator(after)
  const old = new Set(before.requirements.map(({ id }) => id))
  return after.requirements
    .filter(({ id }) => !old.has(id))
    .map(({ id, key }) => ({
      id: number('scope', key),
      key,
      origin,
      requirementId: id,
      decision: 'out' as const,
      reason: `Proposed by the AI, and nothing builds it yet. ${why.get(id) ?? ''}`.trim(),
    }))
}

type PromptSource = Requirement | Story

/** Prompts carry the words of their requirement and story, and name their criteria: both follow. */
function updatePrompts(tasks: Task[], before: Plan, after: Plan): Task[] {
  const now = new Map<string, PromptSource>([...after.requirements, ...after.stories].map((item) => [item.id, item]))
  const changes = [...before.requirements, ...before.stories].flatMap((old) => {
    const item = now.get(old.id)
    return item && item !== old ? [{ old, item }] : []
  })
  if (changes.length === 0) return tasks
  return tasks.map((task) => {
    const about = changes.filter(({ old: { id } }) => id === task.storyId || task.requirementIds.includes(id))
    return task.origin.by === 'user'
      ? task
      : about.reduce((so, { old, item }) => updateTaskPrompt(so, old, item, after.language), task)
  })
}

function updateTaskPrompt(task: Task, old: PromptSource, item: PromptSource, language: PlanLanguage): Task {
  const known = new Set(old.criteria.map(({ id }) => id))
  const added = item.criteria.filter(({ id }) => !known.has(id))
  const next = promptLines(item, language)
  const pairs = promptLines(old, language).map((text, index) => [text, next[index] ?? text])
  const retoldPrompt = pairs.reduce((prompt, [from = '', to = '']) => prompt.replace(from, () => to), task.prompt)
  const citesIt = task.criterionIds.some((id) => known.has(id))
  const ids = citesIt ? added.map(({ id }) => id).filter((id) => !task.criterionIds.includes(id)) : []
  return {
    ...task,
    criterionIds: [...task.criterionIds, ...ids],
    prompt: citesIt ? insertCriterionLines(retoldPrompt, item.criteria, added) : retoldPrompt,
  }
}

/** The sentences of an item that stand in prompts, in the same order for the old and the new one. */
function promptLines(item: PromptSource, language: PlanLanguage): string[] {
  const head = 'statement' in item ? [item.statement] : [userStoryGoal(item, language)]
  return [...head, ...item.criteria.map(criterionLine)]
}

const criterionLine = ({ id, text }: Criterion) => `- ${id}: ${text}`

/** The prompt with lines for the added criteria below the last one of the same item. */
function insertCriterionLines(prompt: string, criteria: Criterion[], added: Criterion[]) {
  const last = criteria.filter((criterion) => !added.includes(criterion)).at(-1)
  const isThere = last && prompt.includes(criterionLine(last))
  if (!isThere || added.length === 0) return prompt
  return prompt.replace(criterionLine(last), () => [last, ...added].map(criterionLine).join('\n'))
}

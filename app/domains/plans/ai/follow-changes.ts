import { numberingAfter } from '../engine/numbering'
import type { Criterion, Origin, Plan, Requirement, Story, Task } from '../plan'
import { storyWish } from '../story-sentence'

/** `why` new requirements are proposed, by their ids. */
type Proposed = { model: string; why: Map<string, string> }

/** What follows in other lists from new and changed items; items of the person are left alone. */
export function followChanges(before: Plan, after: Plan, { model, why }: Proposed): Plan {
  const origin: Origin = { by: 'ai', from: model }
  return {
    ...after,
    scope: [...after.scope, ...scopeOfNew(before, after, origin, why)],
    epics: after.epics.map((epic) => {
      const own = after.stories.filter(({ id, epicId }) => epicId === epic.id && !epic.storyIds.includes(id))
      return epic.origin.by === 'user' || own.length === 0
        ? epic
        : { ...epic, storyIds: [...epic.storyIds, ...own.map(({ id }) => id)] }
    }),
    tasks: retold(after.tasks, before, after),
  }
}

/** New requirements wait outside of the first version. */
function scopeOfNew(before: Plan, after: Plan, origin: Origin, why: Proposed['why']): Plan['scope'] {
  const number = numberingAfter(after)
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

type Told = Requirement | Story

/** Prompts carry the words of their requirement and story, and name their criteria: both follow. */
function retold(tasks: Task[], before: Plan, after: Plan): Task[] {
  const now = new Map<string, Told>([...after.requirements, ...after.stories].map((item) => [item.id, item]))
  const changes = [...before.requirements, ...before.stories].flatMap((old) => {
    const item = now.get(old.id)
    return item && item !== old ? [{ old, item }] : []
  })
  if (changes.length === 0) return tasks
  return tasks.map((task) => {
    const about = changes.filter(({ old: { id } }) => id === task.storyId || task.requirementIds.includes(id))
    return task.origin.by === 'user' ? task : about.reduce((so, { old, item }) => followed(so, old, item), task)
  })
}

function followed(task: Task, old: Told, item: Told): Task {
  const known = new Set(old.criteria.map(({ id }) => id))
  const added = item.criteria.filter(({ id }) => !known.has(id))
  const pairs = sentences(old).map((text, index) => [text, sentences(item)[index] ?? text])
  const retoldPrompt = pairs.reduce((prompt, [from = '', to = '']) => prompt.replace(from, () => to), task.prompt)
  const citesIt = task.criterionIds.some((id) => known.has(id))
  const ids = citesIt ? added.map(({ id }) => id).filter((id) => !task.criterionIds.includes(id)) : []
  return {
    ...task,
    criterionIds: [...task.criterionIds, ...ids],
    prompt: citesIt ? withLines(retoldPrompt, item.criteria, added) : retoldPrompt,
  }
}

/** The sentences of an item that stand in prompts, in the same order for the old and the new one. */
function sentences(item: Told): string[] {
  const head = 'statement' in item ? [item.statement] : [storyWish(item)]
  return [...head, ...item.criteria.map(line)]
}

const line = ({ id, text }: Criterion) => `- ${id}: ${text}`

/** The prompt with lines for the added criteria below the last one of the same item. */
function withLines(prompt: string, criteria: Criterion[], added: Criterion[]) {
  const last = criteria.filter((criterion) => !added.includes(criterion)).at(-1)
  const isThere = last && prompt.includes(line(last))
  if (!isThere || added.length === 0) return prompt
  return prompt.replace(line(last), () => [last, ...added].map(line).join('\n'))
}

import type { Estimate, Plan, Section } from '../plan'
import type { Draft } from './ai-part'
import { numbered } from './changed-item'

/** Hours of a task by its size; a model says the size and never the hours. */
const HOURS: Record<string, Estimate> = {
  small: { optimistic: 1, mostLikely: 3, pessimistic: 6 },
  medium: { optimistic: 4, mostLikely: 7, pessimistic: 14 },
  large: { optimistic: 8, mostLikely: 16, pessimistic: 32 },
}

/** The content of a new item: what the model wrote, and what follows from where it belongs. */
export function newItem(plan: Plan, section: Section, id: string, draft: Draft): Record<string, unknown> {
  const { id: _, why, size, ...content } = draft
  const criteria = Array.isArray(content.criteria) ? numbered(id, content.criteria.map(String)) : undefined
  // Nothing builds it yet, and the schedule does not know it: it waits until somebody takes it in.
  if (section === 'requirements') return { ...content, criteria, release: 'later' }
  if (section === 'stories') return { ...content, criteria }
  if (section === 'metrics') return { ...content, why }
  if (section === 'openQuestions') return { ...content, why }
  if (section === 'tasks')
    return { ...content, ...standing(plan, String(content.storyId)), estimate: HOURS[String(size)] }
  return content
}

/** What a task has from its story. */
function standing({ stories, requirements }: Plan, storyId: string) {
  const story = stories.find(({ id }) => id === storyId)
  const own = requirements.filter(({ id }) => story?.requirementIds.includes(id))
  return {
    priority: story?.priority,
    requirementIds: story?.requirementIds ?? [],
    criterionIds: [...own, ...(story ? [story] : [])].flatMap(({ criteria }) => criteria.map(({ id }) => id)),
    riskIds: [],
  }
}

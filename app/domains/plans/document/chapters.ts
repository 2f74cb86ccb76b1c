import type { Plan } from '../plan'

export interface ChapterEntry {
  id: string
  title: string
}

/** The contents of a document; a chapter that has nothing to say is left out, as it is in the text. */
export function chaptersOf(plan: Plan): ChapterEntry[] {
  const all: (ChapterEntry | false)[] = [
    { id: 'summary', title: 'Summary' },
    { id: 'users', title: 'Users and non-users' },
    plan.journeys.length > 0 && { id: 'journeys', title: 'Journeys' },
    plan.glossary.length > 0 && { id: 'glossary', title: 'Glossary' },
    { id: 'requirements', title: 'Requirements' },
    { id: 'qualities', title: 'Quality in numbers' },
    plan.nonGoals.length > 0 && { id: 'non-goals', title: 'Non-goals' },
    { id: 'scope', title: 'First version' },
    plan.metrics.length > 0 && { id: 'metrics', title: 'Metrics' },
    { id: 'stack', title: 'Stack' },
    plan.entities.length > 0 && { id: 'data', title: 'Data model' },
    { id: 'backlog', title: 'Epics, stories, tasks' },
    { id: 'waves', title: 'Waves' },
    { id: 'timeline', title: 'Timeline' },
    { id: 'costs', title: 'Costs' },
    { id: 'risks', title: 'Risks' },
    { id: 'release', title: 'Test and release' },
    { id: 'questions', title: 'Open questions' },
    { id: 'assumptions', title: 'Assumptions' },
  ]
  return all.filter((entry) => entry !== false)
}

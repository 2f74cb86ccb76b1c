import type { Plan } from '../../plan'

/** The chapters of a document by the id of their place, in their order. */
export const CHAPTER_TITLES = {
  summary: 'Summary',
  coverage: 'Wishes and coverage',
  users: 'Users and non-users',
  journeys: 'Journeys',
  glossary: 'Glossary',
  requirements: 'Requirements',
  qualities: 'Non-functional requirements',
  'non-goals': 'Non-goals',
  scope: 'First version',
  metrics: 'Metrics and counter-metrics',
  stack: 'Stack',
  data: 'Data model',
  backlog: 'Epics, stories, tasks',
  waves: 'Waves',
  timeline: 'Timeline',
  costs: 'Costs',
  risks: 'Risks',
  release: 'Test and release plan',
  questions: 'Open questions',
  assumptions: 'Assumptions to confirm',
}

export type ChapterId = keyof typeof CHAPTER_TITLES

export interface ChapterLink {
  id: ChapterId
  title: string
}

/** The contents of a document; a chapter that has nothing to say is left out, as it is in the text. */
export function listChapters({ coverage, journeys, glossary, nonGoals, metrics, entities }: Plan): ChapterLink[] {
  const optional: Partial<Record<ChapterId, unknown[]>> = {
    coverage,
    journeys,
    glossary,
    metrics,
    'non-goals': nonGoals,
    data: entities,
  }
  return (Object.keys(CHAPTER_TITLES) as ChapterId[])
    .filter((id) => optional[id]?.length !== 0)
    .map((id) => ({ id, title: CHAPTER_TITLES[id] }))
}

import type { PlanPart, Section } from '../plan'

/** What a model may work on, in the order of the document, as people call it; schedule and costs are computed. */
export const PART_NAMES = {
  summary: 'Summary',
  users: 'Users and journeys',
  requirements: 'Requirements',
  qualities: 'Quality in numbers',
  nonGoals: 'Non-goals',
  metrics: 'Metrics',
  stack: 'Stack',
  dataModel: 'Data model',
  backlog: 'Epics, stories and tasks',
  risks: 'Risks',
  release: 'Tests and release',
  questions: 'Open questions',
} satisfies Partial<Record<PlanPart, string>>

export type AiPart = keyof typeof PART_NAMES
export const AI_PARTS = Object.keys(PART_NAMES) as AiPart[]
export const isAiPart = (text: unknown): text is AiPart => AI_PARTS.some((part) => part === text)

/** An item as a model writes it. */
export type Draft = Record<string, unknown> & { id: string }
/** Items by the list that they belong to. */
export type PartAnswer = Partial<Record<Section, Draft[]>>

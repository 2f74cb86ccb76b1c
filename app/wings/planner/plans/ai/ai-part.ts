import type { PlanPart, Section } from '../plan'

/** What a model may work on, in the order of the document; schedule and costs are computed. */
export const AI_PARTS = [
  'summary',
  'users',
  'requirements',
  'qualities',
  'nonGoals',
  'metrics',
  'stack',
  'dataModel',
  'backlog',
  'risks',
  'release',
  'questions',
] as const satisfies readonly PlanPart[]

export type AiPart = (typeof AI_PARTS)[number]
export const isAiPart = (text: unknown): text is AiPart => AI_PARTS.some((part) => part === text)

/** An item as a model writes it. */
export type AnswerItem = Record<string, unknown> & { id: string }
/** Items by the list that they belong to. */
export type PartAnswer = Partial<Record<Section, AnswerItem[]>>

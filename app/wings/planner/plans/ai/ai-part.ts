import { PART_LABELS } from '../editing/sections'
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

/** What a model may be asked about: first the wishes that rules filled in general words, then each part. */
export const AI_TOPICS = ['wishes', ...AI_PARTS] as const
export type AiTopic = (typeof AI_TOPICS)[number]
export const isAiTopic = (text: unknown): text is AiTopic => AI_TOPICS.some((topic) => topic === text)

export const AI_TOPIC_LABELS: Record<AiTopic, string> = { ...PART_LABELS, wishes: 'Wishes without a module' }

/** Lists in which somebody sees what a fill changes. */
export const FILLED_SECTIONS: readonly Section[] = [
  'summary',
  'requirements',
  'scope',
  'stories',
  'tasks',
  'entities',
  'relations',
  'openQuestions',
]

/** An item as a model writes it. */
export type AnswerItem = Record<string, unknown> & { id: string }
/** Items by the list that they belong to. */
export type PartAnswer = Partial<Record<Section, AnswerItem[]>>

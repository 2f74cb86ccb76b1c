import type { WishKind } from '../knowledge/knowledge-schema'
import type { BriefReading, PlanLanguage } from './brief-reading-schema'

/** Stands in until the reader is here. */
export function readBrief(idea: string, _wishKinds: WishKind[]): BriefReading {
  return {
    language: 'en',
    roles: [],
    entities: [],
    wishes: [],
    exclusions: [],
    limits: {
      team: [],
      weeks: null,
      deadline: null,
      budget: null,
      laws: [],
      languages: [],
      platforms: [],
      residency: null,
    },
    unknowns: [],
    contradictions: [],
    rest: [{ kind: 'unclear', quote: idea, start: 0, end: idea.length }],
  }
}

export const isEmptyReading = ({ wishes }: BriefReading) => wishes.length === 0

export const questionsForUnclearIdea = (_language: PlanLanguage) => ['Who uses it, and what do they do with it first?']

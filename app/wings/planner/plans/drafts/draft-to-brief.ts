import type { BriefReading } from '../brief/brief-reading-schema'
import { completeReading } from '../brief/complete-reading'
import { readBrief } from '../brief/read-brief'
import type { Brief, Platform, ProductType } from '../brief-schema'
import { findNamedProductType } from '../engine/named-product-type'
import { KNOWLEDGE_BASE } from '../knowledge/knowledge-base'
import { followIdea } from './follow-idea'
import { limitsFromReading, platformsFromReading } from './limits-from-reading'
import type { PlanDraft, UnfinishedDraft } from './plan-draft'

/** Where products of a kind run unless somebody says otherwise. */
const DEFAULT_PLATFORMS: Partial<Record<ProductType, Platform[]>> = {
  'mobile-app': ['ios', 'android'],
  game: ['ios', 'android'],
  'browser-extension': ['browser'],
  'iot-dashboard': ['web', 'device'],
}

/** What is read out of the idea as it is now, with what the person corrected. */
export function draftReading({ reading, idea }: Pick<UnfinishedDraft, 'reading' | 'idea'>): BriefReading {
  const { wishKinds } = KNOWLEDGE_BASE
  const fresh = readBrief(idea, wishKinds)
  return reading ? completeReading(followIdea(reading, fresh, idea), idea, wishKinds) : fresh
}

/** The brief that the engine plans from: what the draft leaves open is read out of the idea. */
export function draftToBrief(draft: PlanDraft): Brief {
  const choices = draftChoices(draft)
  const { team, weeks, budget, currency } = limitsFromReading(choices.reading)
  return {
    ...choices,
    audience: draft.audience,
    team: draft.team ?? team,
    weeks: draft.weeks ?? weeks,
    budget: draft.budget ?? budget,
    currency: draft.currency ?? currency,
  }
}

/** The part of the brief that capabilities and questions depend on. */
export function draftChoices(draft: UnfinishedDraft) {
  const { idea, compliance, answers, added } = draft
  const reading = draftReading(draft)
  const productType = draft.productType === 'none' ? null : (draft.productType ?? findNamedProductType(idea, reading))
  const read = platformsFromReading(reading)
  const usual = (productType && DEFAULT_PLATFORMS[productType]) ?? ['web']
  const platforms = draft.platforms ?? (read.length > 0 ? read : usual)
  return { idea, reading, productType, platforms, capabilities: added, compliance, answers }
}

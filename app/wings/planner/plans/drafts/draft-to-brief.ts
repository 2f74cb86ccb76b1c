import type { Brief, Platform, ProductType } from '../brief-schema'
import { findCapabilities, findProductType } from '../engine/find-capabilities'
import { suggestCapabilities } from '../engine/suggest-capabilities'
import type { PlanDraft, UnfinishedDraft } from './plan-draft'

/** Where products of a kind run unless somebody says otherwise. */
const DEFAULT_PLATFORMS: Partial<Record<ProductType, Platform[]>> = {
  'mobile-app': ['ios', 'android'],
  game: ['ios', 'android'],
  'browser-extension': ['browser'],
  'iot-dashboard': ['web', 'device'],
}

const defaultPlatforms = (type: ProductType): Platform[] => DEFAULT_PLATFORMS[type] ?? ['web']

/** The kind of product when the idea does not say: accounts and records are in most of them. */
const DEFAULT_PRODUCT_TYPE: ProductType = 'saas'

/** The brief that the engine plans from: what the draft leaves open is read out of the idea. */
export function draftToBrief(draft: PlanDraft): Brief {
  const { audience, team, weeks, budget } = draft
  return { ...draftChoices(draft), audience, team, weeks, budget }
}

/** The part of the brief that capabilities and questions depend on. */
export function draftChoices(draft: UnfinishedDraft): Omit<Brief, 'audience' | 'team' | 'weeks' | 'budget'> {
  const { idea, compliance, answers } = draft
  const productType = draft.productType ?? findProductType(idea) ?? DEFAULT_PRODUCT_TYPE
  const platforms = draft.platforms ?? defaultPlatforms(productType)
  const capabilities = draftCapabilities(draft, productType)
  return { idea, productType, platforms, capabilities, compliance, answers }
}

/** Empty as long as the idea alone decides: each capability then says which of its words it comes from. */
function draftCapabilities({ idea, added, removed }: UnfinishedDraft, productType: Brief['productType']) {
  const found = findCapabilities(idea).found.map(({ key }) => key)
  const unwanted = found.filter((key) => removed.includes(key))
  if (added.length === 0 && unwanted.length === 0) return []
  const wanted = [...new Set([...found, ...added])].filter((key) => added.includes(key) || !removed.includes(key))
  if (wanted.length > 0) return wanted
  // an empty list would bring back what was removed; what the kind of product has anyway changes nothing
  return suggestCapabilities({ idea, productType })
    .filter(({ state }) => state === 'needed')
    .map(({ key }) => key)
}

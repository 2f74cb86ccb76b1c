import type { PlanLanguage } from '../brief/brief-reading-schema'
import { de } from './de'
import { en, type PlanMessages } from './en'
import { es } from './es'
import { fr } from './fr'

/** The sentences of the rules in each language of plans. */
export const PLAN_MESSAGES: Record<PlanLanguage, PlanMessages> = { en, de, es, fr }

import type { PlanLanguage } from './brief-reading-schema'

/** The singular of a noun by its ending; German forms are too many for that and stay. */
export function singular(noun: string, language: PlanLanguage) {
  if (language === 'de') return noun
  if (language !== 'en') return noun.replace(/([aeiouéñt])s$/, '$1')
  return noun
    .replace(/ies$/, 'y')
    .replace(/(s|x|ch|sh)es$/, '$1')
    .replace(/([^suia])s$/, '$1')
}

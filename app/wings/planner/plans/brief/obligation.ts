import type { PlanLanguage } from './brief-reading-schema'

/** "Next time he should know it already". */
export const ALREADY = /(?<![\p{L}])(?:already|schon|bereits|ya|déjà)(?![\p{L}])/giu

/** "Die Niederschrift ist als PDF zu erzeugen", "le rapport est à fournir": tenders ask so. */
export const OBLIGATION: Partial<Record<PlanLanguage, RegExp>> = {
  de: /(?<=\s)(?:ist|sind|hat|haben)\s(?:\S+\s){1,25}(?:zu\s\p{Ll}{3,30}n|\p{Ll}{2,15}zu\p{Ll}{3,20}n)(?=[\s,.;]|$)/u,
  fr: /(?<=\s)(?:est|sont)\sà\s\p{L}{2,20}(?:er|ir|re)(?!\p{L})/u,
}

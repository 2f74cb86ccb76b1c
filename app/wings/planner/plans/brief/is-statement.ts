import type { PlanLanguage } from './brief-reading-schema'
import { countWords } from './clause-words'
import type { Reader } from './reading-language'

interface Statements {
  /** There is something. */
  exists: RegExp
  /** Something is something, rather than being done. */
  copula: RegExp
  isDone: RegExp
  /** The founder does it. */
  own: RegExp
  /** A question as a heading: "How it works." */
  heading: RegExp
  /** It is told, not wanted. */
  told: RegExp
}

const STATEMENTS: Record<PlanLanguage, Statements> = {
  en: {
    exists: /^(?:there|here)(?:['’]s|\s(?:is|are|was|were|will))\s/i,
    copula:
      /^(?:(?!who|that|which|where|if|when)\S+\s){1,6}?(?:is|are|was|were|isn['’]t|aren['’]t)\s|^(?:it|that|this|he|she|they|you)['’](?:s|re)\s/i,
    isDone:
      /\s(?:is|are|gets?|be|has|have)\s(?:\w+ly\s|also\s|then\s|not\s|to\s|always\s)?(?:\w{2,20}(?:ed|en|wn|ught|ept|id|nt)|put|set|read|cut|shut|told|sent|due)(?!\w)/i,
    own: /^(?:i(?!\s(?:get|receive|see))|my|our|mine|ours|i['’](?:m|ve|d|ll))\s/i,
    heading: /^(?:how|what|why|who|where|when|which)\s/i,
    told: /\b(?:has|have|had)\s(?:\w+\s)?been\b|^(?:it|that|this|they|these|those|you|people|some|most|many)\s(?:would|could|might|may|looks?|works?|means?|brings?|seems?|knows?|thinks?|took|happens?|costs?|takes?|always|never|really)\s/i,
  },
  de: {
    exists: /^(?:(?:es|da|dort|hier)\s(?:gibt|existier\w*|steht|liegt|hängt)|(?:es\s)?gibt\ses)\s/i,
    copula: /^[^,]{0,60}(?<=^|\s)(?:ist|sind|bin|war|heißt|heißen)\s/i,
    isDone:
      /\s(?:ge\p{L}{2,20}(?:t|en)|\p{L}{2,20}(?:ge\p{L}{2,20}(?:t|en)|iert)|(?:be|er|ver|ent|zer)\p{L}{2,20}(?:t|en))(?=$|[\s.,;!])/u,
    own: /^(?:ich(?!\s(?:bekomme|kriege|sehe|erhalte))|mein\p{L}{0,2}|unser\p{L}{0,2})\s|^(?!(?:bekomme|kriege|sehe|erhalte)\s)\p{L}{2,20}\s(?:ich|wir)\s/iu,
    heading: /^(?:wie|was|warum|wer|wo|wann|welche\p{L}?)\s/iu,
    told: /^(?!wer\s|wie\s|was\s)(?:\S+\s){1,3}(?:hat|haben|habe|hatte)\s.{0,200}(?:ge\p{L}{2,20}(?:t|en)|(?:be|er|ver|ent)\p{L}{2,20}(?:t|en))[\s.!]*$|^(?:deine?|ihre?|eure?)\s/iu,
  },
  es: {
    exists: /^(?:(?:ya\s)?hay|existen?|tenemos|tengo)\s/i,
    copula: /^(?:(?!que|quien|si|cuando)\S+\s){0,6}?(?:es|son|está|están|era|soy|somos)\s/i,
    isDone: /\s(?:está|están|es|son|queda|quedan)\s\p{L}{2,20}(?:ad|id)[oa]s?(?!\p{L})/iu,
    own: /^(?:yo|mi|mis|nuestr[oa]s?|lo|la|los|las)\s(?:hago|hacemos|tengo|llevo)?\s?(?:hago|yo)?(?:yo|mi|nuestr)|^(?:yo|mi|mis|nuestr[oa]s?)\s/i,
    heading: /^(?:cómo|qué|quién|dónde|cuándo|por qué)\s/i,
    told: /^(?:\S+\s){1,4}?(?:se\s)?(?:ha|han|había)\s\p{L}{2,20}(?:ad|id)o(?!\p{L})|^(?:\S+\s){1,6}?(?:acordó|decidió|propuso)\s|^(?:eso|esto|aquello)\s/iu,
  },
  fr: {
    exists: /^(?:il\s)?y\sa\s|^(?:voici|voilà)\s/i,
    copula:
      /^(?:(?!qui|que|dont|si|quand)\S+\s){0,6}?(?:est|sont|était|étaient)\s|^(?:c['’]est|ce\ssont|c['’]était)\s/i,
    isDone: /\s(?:est|sont)\s\p{L}{2,20}(?:é|ée|és|ées|i|ie|is|ies|it|ite|us?|ues?)(?!\p{L})/iu,
    own: /^(?:je(?!\s(?:reçois|vois))|j['’]|moi|ma|mon|mes|notre|nos)\s?/i,
    heading: /^(?:comment|quoi|pourquoi|qui|où|quand|quels?|quelles?)\s/i,
    told: /^(?:(?!s['’]il|si\s)\S+\s){1,4}?(?:a|ont|avait)\s\p{L}{2,20}(?:é|i|u|is|it)(?!\p{L})|^(?:mais\sje|ça|cela|vous)\s/iu,
  },
}

const MAX_HEADING_WORDS = 4

/**
 * Whether a clause that nobody asks for tells how things are rather than what a product does: what exists, what something is,
 * what the founder does, what has happened. One that goes on with a wish, or has a condition, may say what is done then.
 */
export function isStatement(text: string, isContinued: boolean, { language }: Reader): boolean {
  const { exists, copula, isDone, own, heading, told } = STATEMENTS[language]
  if (exists.test(text) || (heading.test(text) && countWords(text) <= MAX_HEADING_WORDS)) return true
  if (isContinued) return false
  return own.test(text) || told.test(text) || (copula.test(text) && !isDone.test(text))
}

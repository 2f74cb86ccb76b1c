import { MAX_CACHED_WORD_LENGTH, memoizeText } from '~/kits/language/memoize-text'

/** Words whose spelling tells too little. */
const known: Record<string, number> = {
  area: 3,
  areas: 3,
  idea: 3,
  ideas: 3,
  science: 2,
  people: 2,
  every: 2,
  everyone: 3,
  everything: 3,
  everywhere: 3,
  business: 2,
  businesses: 3,
  something: 2,
  sometimes: 2,
  someone: 2,
  somewhere: 2,
  somehow: 2,
  evening: 2,
  whole: 1,
  because: 2,
  being: 2,
  several: 3,
  different: 3,
  interest: 3,
  interesting: 4,
  average: 3,
  create: 2,
  creates: 2,
  created: 3,
  creating: 3,
  creative: 3,
  creator: 3,
  creation: 3,
  react: 2,
  reacts: 2,
  poem: 2,
  poet: 2,
  quiet: 2,
  diet: 2,
  lion: 2,
  riot: 2,
  trial: 2,
  dial: 2,
  real: 2,
  ideal: 3,
  really: 2,
  reality: 4,
  theory: 3,
  museum: 3,
  recipe: 3,
  maybe: 2,
  therefore: 2,
  makeover: 3,
  homepage: 2,
  website: 2,
  template: 2,
  moreover: 3,
  software: 2,
  vegetable: 4,
  comfortable: 4,
  chocolate: 3,
  colleague: 2,
  dialogue: 3,
  league: 1,
  queue: 1,
  value: 2,
  values: 2,
}

// each vowel group is one syllable, but for these
const SILENT = [
  /[^aeiouy]e$/, // made; see LOUD for "table"
  /[^aeiouycgsxz]es$/, // makes
  /[^aeiouytd]ed$/, // called
  /[^aeiouy]ely$/, // likely
  /[^aeiouy]e(?:ment|ful|less|ness)s?$/, // statement
]
const LOUD = [
  /[^aeiouyl]le[sd]?$/, // table, handled: written like a silent e, and heard
  /(?:sh|ch)es$/, // boxes are kept by their letter, wishes by these
]
const TWO_IN_A_GROUP = [
  /(?<![ctsg])ia(?!ge)/, // media
  /(?<![ctsgn])io(?!n|us)|[bdhmnprv]iou/, // radio, various
  /(?<![ct])ien(?:t|ce|cy)/, // client
  /riet/, // variety
  /iu/, // medium
  /(?<![pg])eo(?!u)/, // video
  /(?<![qg])ua(?!d)/, // actual
  /uou/, // continuous
  /[aeiouy]ing/, // going
  /[aeo]y[aeo]/, // layer
  /(?:th|s)ms?$/, // rhythm, capitalism
  /[ds]n'?t$/, // didn't
]

/** How many syllables an English word is spoken with, by its spelling. A number counts as one. */
export const countSyllables = memoizeText(countUncached, MAX_CACHED_WORD_LENGTH)

function countUncached(word: string): number {
  if (Object.hasOwn(known, word)) return known[word] ?? 1
  const parts =
    word
      .normalize('NFD')
      .toLowerCase()
      .match(/[a-z']+/g) ?? []
  return Math.max(
    1,
    parts.map(countPart).reduce((sum, part) => sum + part, 0),
  )
}

function countPart(word: string) {
  const groups = word.match(/[aeiouy]+/g)?.length ?? 0
  const isLoud = LOUD.some((ending) => ending.test(word))
  const silent = isLoud ? 0 : SILENT.filter((ending) => ending.test(word)).length
  const more = TWO_IN_A_GROUP.filter((group) => group.test(word)).length
  return Math.max(1, groups - silent + more)
}

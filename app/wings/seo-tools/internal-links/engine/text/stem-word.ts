import { lightStem } from './light-stem'
import { foldCase } from './split-words'

/*
 * Beyond the forms of a word also what is made of it: estimate, estimation, estimator. Enough to see that two texts speak
 * of one thing; too much for a rule, whose words people choose.
 */
const endings: [RegExp, string][] = [
  [/(?<=...)i[sz]ation$/, 'is'],
  [/(?<=...)at(?:ion|or|ive)$/, 'at'],
  [/(?<=....)ment$/, ''],
  [/(?<=....)ness$/, ''],
  [/(?<=....)ly$/, ''],
  [/(?<=...)iz$/, 'is'],
]

/** What a word has in common with its relatives. Takes a word as it stands in a text. */
export function stemWord(word: string): string {
  const form = lightStem(foldCase(word))
  const [pattern, end = ''] = endings.find(([ending]) => ending.test(form)) ?? []
  return pattern ? lightStem(form.replace(pattern, end)) : form
}

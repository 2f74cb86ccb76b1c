import { wordForm } from '../matching/word-form'
import { folded } from '../matching/words'

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
export function wordRoot(word: string): string {
  const form = wordForm(folded(word))
  const [pattern, end = ''] = endings.find(([ending]) => ending.test(form)) ?? []
  return pattern ? wordForm(form.replace(pattern, end)) : form
}

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

const remembered = new Map<string, string>()
const MOST_REMEMBERED = 50_000
// a longer part of a text keeps the whole text in V8's memory
const LONGEST_REMEMBERED = 12

/** What a word has in common with its relatives. Takes a word as it stands in a text. */
export function wordRoot(word: string): string {
  const known = remembered.get(word)
  if (known !== undefined) return known
  const form = wordForm(folded(word))
  const [pattern, end = ''] = endings.find(([ending]) => ending.test(form)) ?? []
  const root = pattern ? wordForm(form.replace(pattern, end)) : form
  if (remembered.size >= MOST_REMEMBERED) remembered.clear()
  if (word.length <= LONGEST_REMEMBERED) remembered.set(word, root)
  return root
}

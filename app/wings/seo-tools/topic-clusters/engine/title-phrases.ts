import { isStopWord } from '~/kits/language/all-languages'
import { tokenize, type Word } from '~/kits/language/tokenize'
import type { ProposablePage, TermLookup } from './proposable-page'

type TitledPage = Pick<ProposablePage, 'title' | 'headings' | 'language'>

/** A phrase by the stems of its words, with how often it stands where. */
export interface PhraseForms {
  /** Of its words that are no stop words, in their order. */
  terms: number[]
  /** As it is written most. */
  form: string
  /** Pages that have it in their title, in a heading, in either. */
  inTitles: number
  inHeadings: number
  pages: number
}

interface FoundPhrase extends Omit<PhraseForms, 'form'> {
  forms: Map<string, number>
}

const MAX_WORDS = 3
const MAX_HEADINGS = 30
const LONGEST = 60 // characters

/**
 * The phrases of titles and headings: up to three words in a row, with a stop word only between two others ("point of
 * sale"). Two forms of the same words ("React Hook", "React hooks") are one phrase.
 */
export function findPhrases(pages: readonly TitledPage[], terms: TermLookup): PhraseForms[] {
  const found = new Map<string, FoundPhrase>()
  for (const page of pages) {
    const inTitle = addPhrases(found, [page.title], page, terms)
    const inHeadings = addPhrases(found, page.headings.slice(0, MAX_HEADINGS), page, terms)
    for (const key of new Set([...inTitle, ...inHeadings])) {
      const phrase = found.get(key) as FoundPhrase
      phrase.pages++
      if (inTitle.has(key)) phrase.inTitles++
      if (inHeadings.has(key)) phrase.inHeadings++
    }
  }
  return [...found.values()].map(({ forms, ...phrase }) => ({ ...phrase, form: pickForm(forms) }))
}

/** Notes how the phrases of these lines are written, and answers which they are. */
function addPhrases(
  found: Map<string, FoundPhrase>,
  lines: readonly string[],
  { language }: TitledPage,
  terms: TermLookup,
) {
  const keys = new Set<string>()
  for (const line of lines) {
    const words = tokenize(line, language).map((word) => ({
      ...word,
      isStop: isStopWord(word.text, language),
      term: /^\p{N}+$/u.test(word.text) ? -1 : terms.termId(word.text, language),
    }))
    for (const run of runsOf(words, line)) {
      const carrying = run.filter(({ isStop }) => !isStop).map(({ term }) => term)
      const key = carrying.join(' ')
      const form = line.slice((run[0] as Word).from, (run.at(-1) as Word).to)
      const phrase = found.get(key) ?? { terms: carrying, forms: new Map(), inTitles: 0, inHeadings: 0, pages: 0 }
      phrase.forms.set(form, (phrase.forms.get(form) ?? 0) + 1)
      found.set(key, phrase)
      keys.add(key)
    }
  }
  return keys
}

interface TitleWord extends Word {
  term: number
  isStop: boolean
}

/** Words in a row without a mark between them, which begin and end with one that says something. */
function runsOf(words: readonly TitleWord[], line: string): TitleWord[][] {
  return words.flatMap((first, from) => {
    if (first.term < 0) return []
    const next = words.slice(from, from + MAX_WORDS)
    const end = next.findIndex((word, at) => at > 0 && !continues(next[at - 1] as TitleWord, word, line))
    const row = end < 0 ? next : next.slice(0, end)
    return row.flatMap((last, at) => (last.term >= 0 && last.to - first.from <= LONGEST ? [row.slice(0, at + 1)] : []))
  })
}

/** Whether a word belongs to the phrase of the word before it. */
function continues(before: TitleWord, { from, term, isStop }: TitleWord, line: string) {
  return line.slice(before.to, from).trim() === '' && (term >= 0 || isStop)
}

/** The form that is written most; of several the one with the fewest capitals, as in a sentence. */
function pickForm(forms: ReadonlyMap<string, number>) {
  const capitals = (form: string) => form.replace(/\P{Lu}/gu, '').length
  const [best] = [...forms].sort(
    ([a, one], [b, other]) => other - one || capitals(a) - capitals(b) || a.length - b.length || (a < b ? -1 : 1),
  )
  return best?.[0] ?? ''
}

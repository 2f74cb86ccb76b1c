import type { BriefReading } from './brief-reading-schema'
import type { IdeaSentence } from './idea-sentences'
import { findAll } from './phrase-pattern'
import type { Reader } from './reading-language'

type Note = BriefReading['limits']['laws'][number]

const MAX_NOTES = 30

const note = (text: string, at: number, sentence: IdeaSentence): Note => ({
  text,
  quote: text,
  start: sentence.from + at,
  end: sentence.from + at + text.length,
})

/** One note for each different text, in the order of the idea. */
function distinct(notes: Note[]) {
  const seen = new Set<string>()
  return notes.filter(({ text }) => !seen.has(text.toLowerCase()) && seen.add(text.toLowerCase())).slice(0, MAX_NOTES)
}

const STANDARD =
  /(?<![\p{L}\p{N}])(?:ISO|EN|IEC|DIN|EN ISO|DIN EN|UNE|NF|BS|ANSI|MDR|WCAG|IEEE|RFC)(?:\s(?:ISO|EN))?[\s-]?\d[\d./:-]{0,15}(?:\sAA?A?)?/u
const NAMED_WITH_YEAR = /(?:(?<!\p{L})\p{Lu}[\p{L}&'’-]{0,40}\s(?:(?:and|of|at|on|the|for|to|in)\s)?){1,7}/u

/** Laws and standards: by their names, numbers and the words that laws are called by. */
export function readLaws(sentences: IdeaSentence[], reader: Reader): Note[] {
  const words = reader.words.lawWords.join('|')
  const byEnding = {
    en: new RegExp(
      `(?<![\\p{L}\\p{N}])${NAMED_WITH_YEAR.source}(?:${words})(?:\\s(?:19|20)\\d{2})?(?![\\p{L}\\p{N}])`,
      'u',
    ),
    de: new RegExp(`(?<![\\p{L}])\\p{Lu}[\\p{L}-]{3,40}(?:${words})(?![\\p{L}])`, 'u'),
    es: new RegExp(
      `(?<![\\p{L}])(?:${words})\\s(?:(?:de|del|la|el|los|las|Real|Orgánica)\\s){0,4}(?:\\d[\\d/]*|\\p{Lu}[\\p{L}-]+)(?:\\s(?:de|del)\\s[\\p{L}\\d]+){0,3}`,
      'iu',
    ),
    fr: new RegExp(
      `(?<![\\p{L}])(?:${words})\\s(?:(?:de|du|la|le|les|des|n°)\\s){0,3}(?:\\d[\\d/-]*|\\p{Lu}[\\p{L}-]+)(?:\\s(?:de|du|des)\\s[\\p{L}\\d]+){0,3}`,
      'iu',
    ),
  }[reader.language]
  const patterns = [upper(byEnding, reader), new RegExp(STANDARD.source, 'u'), reader.has('laws')]
  return distinct(
    sentences.flatMap((sentence) =>
      withoutOverlap(patterns.flatMap((pattern) => findAll(pattern, sentence.text)))
        .filter(({ 0: text }) => /\p{Lu}/u.test(text) || reader.has('laws').test(text))
        .map((match) => note(match[0].trim(), match.index, sentence)),
    ),
  )
}

// English law words are written large: "Act", not "act"
const upper = (pattern: RegExp, { language, words }: Reader) =>
  language === 'en'
    ? new RegExp(
        pattern.source.replace(
          words.lawWords.join('|'),
          words.lawWords
            .flatMap((word) => [word.charAt(0).toUpperCase() + word.slice(1), ...(/^law/.test(word) ? [word] : [])])
            .join('|'),
        ),
        'u',
      )
    : pattern

function withoutOverlap(matches: RegExpExecArray[]) {
  const longest = matches.toSorted((a, b) => b[0].length - a[0].length)
  const kept: RegExpExecArray[] = []
  for (const match of longest) {
    const overlaps = kept.some(
      (other) => match.index < other.index + other[0].length && other.index < match.index + match[0].length,
    )
    if (!overlaps) kept.push(match)
  }
  return kept.sort((a, b) => a.index - b.index)
}

/** Languages of the product, where the sentence speaks of languages or names several. */
export function readLanguages(sentences: IdeaSentence[], reader: Reader): Note[] {
  return distinct(
    sentences.flatMap((sentence) => {
      const found = findAll(reader.has('languageNames'), sentence.text).filter(
        ({ 0: text }) => reader.language !== 'en' || /^\p{Lu}|language/u.test(text) || isLowerCase(sentence.text),
      )
      const cued = reader.has('languageCue').test(sentence.text) || sentence.section === 'limits' || found.length > 1
      return cued ? found.map((match) => note(match[0], match.index, sentence)) : []
    }),
  )
}

const isLowerCase = (text: string) => text === text.toLowerCase()

/** Devices and systems it runs on, with their versions. */
export function readPlatforms(sentences: IdeaSentence[], reader: Reader): Note[] {
  const pattern = new RegExp(`${reader.has('platforms').source}(?:\\s\\d{1,4}(?:\\.\\d+)?(?![\\p{L}\\p{N}]))?`, 'iu')
  return distinct(
    sentences.flatMap((sentence) =>
      findAll(pattern, sentence.text).map((match) => note(match[0], match.index, sentence)),
    ),
  )
}

/** Where the data must stay: "data to stay in the UK", "Daten auf Servern in Deutschland". */
export function readResidency(sentences: IdeaSentence[], reader: Reader): Note | null {
  const place = reader.has('places').source
  const near = new RegExp(
    `${reader.has('residency').source}[^.;:]{0,50}?\\s((?:in|im|auf|en|on|dans|sur|au|within)\\s(?:(?:the|der|dem|den|la|el|our|unser\\p{L}*|eigenen)\\s)?${place})`,
    'iu',
  )
  const stays = new RegExp(`${reader.has('stays').source}(?:\\s[\\p{L}'’]+){0,5}`, 'iu')
  for (const sentence of sentences) {
    const found = near.exec(sentence.text)
    if (found) return note(found[0], found.index, sentence)
  }
  for (const sentence of sentences) {
    const found = stays.exec(sentence.text)
    if (found) return note(found[0], found.index, sentence)
  }
  return null
}

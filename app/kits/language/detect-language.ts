import { LANGUAGES, type Language } from './language'
import { tokenize } from './tokenize'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** The words that texts of a language use most. A word may be in several lists; what tells is how many are found. */
const FREQUENT_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: set(
    "the of and to a in is it that for was on are with as i his they be at one have this from or had by not but what all were we when your can said there an each which she do how their if will up other about out many then them these so some her would make like him into has more no than been its who now my made over did only our any it's don't you",
  ),
  de: set(
    'der die und in den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat dass sie nach wird bei einer um am sind noch wie einem über einen so zum war haben nur oder aber vor zur bis mehr durch man sein wurde wenn können ich wir ihr uns kann mein meine keine soll wo alle',
  ),
  es: set(
    'de la que el en y a los del se las por un para con no una su al lo como más pero sus le ya o este sí porque esta entre cuando muy sin sobre también me hasta hay donde quien desde todo nos durante todos uno les ni contra otros ese eso ante ellos e esto mí antes algunos qué unos yo otro es son está fue ser tiene puede mi tu cada',
  ),
  fr: set(
    "de la le et les des en un du une que est pour qui dans a par plus pas au sur ne se ce il sont la avec son aux d' l' qu' n' s' c' j' elle nous vous je ou mais comme on leur cette ces ses été être fait si tout deux même aussi sans y mon ma mes votre vos où peut très chaque",
  ),
  pt: set(
    'de a o que e do da em um para é com não uma os no se na por mais as dos como mas foi ao ele das tem à seu sua ou ser quando muito há nos já está eu também só pelo pela até isso ela entre era depois sem mesmo aos ter seus quem nas me esse eles estão você são meu minha cada pode',
  ),
  it: set(
    "di e il la che è per un in una sono non si con i da del le della dei nel alla più anche come ma al lo gli delle ha l' dell' un' nella se dal su o ci questo questa suo sua essere stato c' tutti tra quando mi chi loro io solo ogni sul dalla mio mia può degli",
  ),
  nl: set(
    'de van een het en in is dat op te zijn voor met die niet aan er om ook als dan maar bij of uit nog door naar heeft hij ik je wat was worden over wordt hebben deze kan geen werd meer we ze tot zo wel mijn haar zich al ze jij u uw hun onze tegen veel elke moet na',
  ),
}

/** Neighbours that would otherwise be taken for one of these: Danish and Norwegian, Swedish, Catalan, Galician, Romanian, Afrikaans. */
const OTHER_LANGUAGES: readonly ReadonlySet<string>[] = [
  set(
    'og i at det er en til på de med for ikke den som af av et fra men har om var jeg vi kan så eller der blir bliver han hun sig seg også efter etter nå når være',
  ),
  set(
    'och i att det som en på är av för med den till inte om ett har de han var jag från men vi så kan när eller ska blir hon sig efter vid också där bara',
  ),
  set(
    "de la i el que a en les per un els una amb és del al dels no es l' d' com més s' ha van aquest aquesta però també són seva seu als ser entre fins molt on quan cada pot",
  ),
  set(
    'de e a o que en do da un os unha as para con dos por no na non ao é das se máis como foi á pola polo súa seu ou mais pero tamén ten nos moi ser entre cando esta pode',
  ),
  set(
    'de și în a la cu pe o să un din care nu este mai se că ce pentru sunt au fi ai ca sau dar prin al ale cel după până fost lui foarte când poate fiecare',
  ),
  set(
    "die en van in is het nie 'n dat wat vir met sy op te hy om ek was as aan by deur ons jy hulle kan word maar daar sal haar uit nog ook so",
  ),
]

// characters that are looked at; the start of a text tells its language
const READ_AT_MOST = 20_000
const MIN_WORDS = 3
const MIN_FOUND = 2
// texts of the seven languages have 30 to 50 % of them, lists of headings 15
const MIN_SHARE = 0.15
const MIN_LEAD = 1.2

/**
 * The language of a text by its most frequent words, as shares of all its words: the language that has most, when it leads
 * clearly. `fallback` where that is unsure: too few words, another language or script, a mixture.
 */
export function detectLanguage<Fallback extends Language | null = null>(
  text: string,
  fallback = null as Fallback,
): Language | Fallback {
  const words = tokenize(text.slice(0, READ_AT_MOST), 'fr').map((word) => word.text)
  if (words.length < MIN_WORDS) return fallback
  const count = (frequent: ReadonlySet<string>) => words.filter((word) => frequent.has(word)).length
  const ranked = LANGUAGES.map((language) => ({ language, found: count(FREQUENT_WORDS[language]) })).sort(
    (a, b) => b.found - a.found,
  )
  const [best, second] = ranked
  if (!best || best.found < MIN_FOUND || best.found / words.length < MIN_SHARE) return fallback
  const next = Math.max(second?.found ?? 0, ...OTHER_LANGUAGES.map(count))
  return best.found >= next * MIN_LEAD ? best.language : fallback
}

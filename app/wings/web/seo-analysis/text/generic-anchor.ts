import type { Language } from '~/kits/language/language'
import type { LanguageRules } from '~/kits/language/language-rules'
import { englishRules } from '~/kits/language/rules/english'
import { tokenize } from '~/kits/language/tokenize'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Words of links that say what to do, or that there is something, and not what. */
const GENERIC_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: set(
    'click tap here this that these those more read reading learn see view visit find out continue follow details info information link links page pages article articles post posts source',
  ),
  de: set(
    'hier klick klicke klicken dies das dieser diese dieses diesen diesem mehr weiter weiterlesen weitere lesen lies lest erfahren erfahre siehe sehen ansehen anschauen finden öffnen gehe gehen link links seite seiten artikel beitrag beiträge blogbeitrag details info infos informationen quelle',
  ),
  es: set(
    'aquí aqui acá clic click haz hacer pulsa pulse pincha más mas este esta esto ese eso leer lee sigue seguir leyendo ver mira saber conoce descubre continuar ir enlace enlaces página pagina páginas artículo articulo artículos entrada entradas post detalles info información informacion fuente',
  ),
  fr: set(
    'ici cliquez cliquer clique clic là ceci cela cet cette plus lire lisez suite savoir voir voyez découvrir consulter continuer aller lien liens page pages article articles billet billets post détails info infos informations information source',
  ),
  pt: set(
    'aqui clique clicar clica clic isto isso este esta esse essa mais ler leia lendo saiba saber ver veja continue continuar ir confira link links página páginas artigo artigos texto post postagem detalhes info informação informações fonte',
  ),
  it: set(
    'qui qua maggiori ulteriori clicca cliccare cliccando clic questo questa più leggi leggere continua continuare scopri sapere saperne vedi vedere guarda vai link pagina pagine articolo articoli post dettagli info informazioni fonte',
  ),
  nl: set(
    'hier klik klikken dit deze die meer lees lezen verder zie bekijk bekijken ontdek weten ga link links pagina artikel artikelen bericht berichten blogpost details info informatie bron',
  ),
}

/** Words that may stand beside those, and are a target where they stand alone: "our blog". */
const FILLERS = set('blog site website web webseite sitio sito go press open check start just please right full whole')

/**
 * Whether the words of a link say nothing about where it leads: "click here", "Mehr erfahren", an arrow. Words of English
 * count in every language, because they stand on pages of any. `rules`: those of the page's language.
 */
export function isGenericAnchor(text: string, rules: LanguageRules | null): boolean {
  const words = tokenize(text, rules?.language ?? null).map((word) => word.text)
  return isGenericIn(words, englishRules) || (rules !== null && isGenericIn(words, rules))
}

/** "About us" is of stop words alone too, and says something; so does "why we do this". */
function isGenericIn(words: readonly string[], { language, stopWords }: LanguageRules) {
  const generic = GENERIC_WORDS[language]
  const pointsNowhere = (word: string) => generic.has(word) && (words.length <= 2 || !stopWords.has(word))
  return (
    words.every((word) => generic.has(word) || stopWords.has(word) || FILLERS.has(word)) &&
    (words.length === 0 || words.some(pointsNowhere))
  )
}

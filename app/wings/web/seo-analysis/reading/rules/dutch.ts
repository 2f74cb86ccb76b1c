import { dutchRules } from '~/kits/language/rules/dutch'
import { createSyllableCounter } from '../count-syllables'
import { createFramedPassiveFinder } from '../find-framed-passive'
import type { ReadingRules } from '../reading-rules'
import { createTransitionMatcher } from '../transition-matcher'
import { wordSet } from '../word-set'

// participles of strong verbs whose prefix takes no "ge"
const strong = wordSet(
  'begonnen verloren beschreven verschreven onderschreven overschreven voorgeschreven verboden aangeboden verbonden ontworpen verworpen onderworpen',
  'besproken onderbroken ondernomen overgenomen vernomen ontnomen bevolen aanbevolen bedorven verworven betrokken overtroffen bewezen verwezen',
  'toegewezen vergeleken bedrogen overwogen bewogen verschoven ontvangen vervangen bevangen verstaan gedaan voldaan vergeten gemeten bekeken gezien',
  'voorzien herzien overzien onthouden behouden verlaten toegelaten begrepen verkregen verzonden verzonnen ontbonden gebruikt',
)
// infinitives, nouns and others that look like participles
const none = wordSet(
  'geven gebeuren geloven genieten gelden gebruiken geraken gedragen genezen geen gelden gewoon geweest geworden gebleven gegaan gekomen gebied gebed',
  'geld gezicht gewicht gerecht gedicht geduld getal goed gemiddeld gezond gehecht gevaarlijk geheel gemeente gemeenten begint bevat bestaat ontstaat',
  'verstaat bereid bekend beleid bericht bewust ervaart ontvangt vergt herfst hert erft verband verhaald verstand herkomst bepaald beperkt',
  'bestand beurt bezit besluit verblijft verdient vertelt bestemd betekent verschilt gebeurt geldt gelooft geniet geeft',
)
const withGe =
  /^(?:aan|achter|af|bij|bijeen|binnen|door|in|klaar|los|mee|na|neer|om|onder|op|open|over|rond|samen|tegen|terecht|terug|thuis|toe|uit|vast|voor|vrij|weg|weer)?ge\p{L}{2,}(?:[dt]|en)$/u
const withoutGe = /^(?:be|her|ont|ver|er|over|onder|door|voor|wan)\p{L}{2,}[dt]$/u

const isParticiple = (word: string) =>
  strong.has(word) || (!none.has(word) && (withGe.test(word) || withoutGe.test(word)))

export const dutchReading: ReadingRules = {
  ...dutchRules,
  // W. H. Douma, De leesbaarheid van landbouwbladen, 1960; the bands are Flesch's
  ease: {
    name: 'Flesch-Douma',
    points: (words, syllables) => 206.84 - 0.93 * words - 77 * syllables,
    bands: { easy: 60, fair: 50 },
  },
  countSyllables: createSyllableCounter({
    rewrite: [
      [/qu/g, 'q'],
      [/y(?=[aeiou])/g, 'j'],
      // "officieel" and "station"
      [/i(?=ee)/g, 'i-'],
      [/(?<=t)io(?=n)/g, 'o'],
    ],
    nucleus: /aai|ooi|oei|eeu|ieu|aa|ee|oo|uu|ie|oe|eu|ui|ij|ei|au|ou|[aeiouyäëïöüéèêáàíóú]/g,
  }),
  longSentence: 20,
  findPassive: createFramedPassiveFinder({
    auxiliaries: wordSet('word wordt worden werd werden geworden'),
    isParticiple,
    perfect: wordSet('heb hebt heeft hebben had hadden'),
  }),
  hasTransition: createTransitionMatcher('nl', {
    words: [
      'aangezien al aldus allereerst als alsook anderzijds bijgevolg bijvoorbeeld bovendien concluderend daardoor daarentegen daarmee daarna',
      'daarnaast daarom daartoe daarvoor dadelijk dan desondanks dienovereenkomstig dientengevolge doch doordat dus echter eer eerst evenals eveneens',
      'evenzeer hierbij hierdoor hierna hierom hoewel hoezeer immers indien ingeval integendeel intussen kortom later maar mits naargelang nadat',
      'namelijk naarmate niettegenstaande niettemin noch nochtans nu ofschoon omdat ondanks ondertussen ook opdat resumerend samengevat samenvattend',
      'sinds slechts tegelijkertijd ten tenzij terwijl tevens toch toen toenmaals totdat uiteindelijk uitgezonderd vanwege vervolgens verder voordat voorheen',
      'vooral vooralsnog voorts voorzover waardoor wanneer want wegens weliswaar zoals zodat zodoende zodra zolang zowel omgekeerd overigens',
      'enerzijds eindelijk ergo evenwel derhalve desalniettemin destijds daarbij',
    ],
    phrases: [
      'ten eerste,ten tweede,ten derde,ten slotte,tot slot,met andere woorden,met als gevolg,met dit in gedachten,in het algemeen,in feite,in plaats van',
      'in tegenstelling tot,in vergelijking met,in dat geval,in dit geval,in het kort,in het bijzonder,aan de andere kant,aan de ene kant,als gevolg van',
      'als gevolg hiervan,als laatste,als eerste,als volgt,bij wijze van,dan ook,dat wil zeggen,dit houdt in,door middel van,een voorbeeld hiervan',
      'gelet op,gezien het feit,hand in hand,hier staat tegenover,hoe dan ook,kort gezegd,kort samengevat,laat staan,mede door,naast dat,niet alleen',
      'niet te vergeten,om deze reden,om die reden,om te beginnen,onder andere,onder meer,op basis van,op deze manier,op die manier,op dezelfde wijze',
      'op dat moment,over het algemeen,te danken aan,te wijten aan,ter conclusie,ter illustratie,te zijner tijd,tot dan toe,tot nu toe,van daar uit,vandaar dat',
      'vergeleken met,voor zover,vooropgesteld dat,zo ook,zo nu en dan,zonder twijfel,al met al,behalve dat,dankzij,de reden hiervoor,om kort te gaan,alles bij elkaar',
    ].join(','),
    pairs: [
      ['hetzij', 'hetzij'],
      ['noch', 'noch'],
      ['zowel', 'als'],
      ['of', 'of'],
      ['hoe', 'hoe'],
    ],
  }),
  articles: wordSet('de het een deze dit die dat'),
}

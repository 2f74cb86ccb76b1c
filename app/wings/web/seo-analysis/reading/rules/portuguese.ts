import { portugueseRules } from '~/kits/language/rules/portuguese'
import { createSyllableCounter } from '../count-syllables'
import { createAdjacentPassiveFinder } from '../find-adjacent-passive'
import type { ReadingRules } from '../reading-rules'
import { createTransitionMatcher } from '../transition-matcher'
import { wordSet } from '../word-set'

const participle =
  /(?:\p{L}{2}[aií]d|feit|^dit|scrit|^vist|post|bert|^pag|^gast|^ganh|entregu|aceit|eleit|^pres|^impress|expuls|fech)[oae]s?$/u
const none = wordSet(
  'cuidado sido lado grau estado vida medida comida partido sentido pedido marido ruído saída entrada cada nada vestido certo perto leito',
)

export const portugueseReading: ReadingRules = {
  ...portugueseRules,
  // T. Martins et al., Readability formulas applied to textbooks in Brazilian Portuguese, 1996; its bands begin at 75, 50 and 25
  ease: {
    name: 'Flesch, adapted by Martins et al.',
    points: (words, syllables) => 248.835 - 1.015 * words - 84.6 * syllables,
    bands: { easy: 50, fair: 25 },
  },
  countSyllables: createSyllableCounter({
    rewrite: [
      [/(?<=[gq])u(?=[aeioãáéíóâêô])/g, ''],
      [/[ãõ][eoi]/g, 'ã'],
      // "história" ends in one syllable, "dia" in two
      [/(?<=[áéíóúâêô].*)[iu](?=[aeo]s?$)/g, ''],
      [/([aeoáâàéêóôãõ])[iuy]/g, '$1.'],
      [/([iu])[iu]/g, '$1.'],
    ],
    nucleus: /[aeoiuyáâàéêíóôúãõü]/g,
  }),
  longSentence: 20,
  findPassive: createAdjacentPassiveFinder({
    auxiliaries: wordSet(
      'ser sou és é somos são era eras éramos eram fui foi fomos foram serei será seremos serão seria seriam seja sejam fosse fossem for forem sido sendo',
    ),
    between: wordSet('não já bem muito também ainda sempre nunca quase mais menos tão só apenas logo depois'),
    adverb: /mente$/,
    isParticiple: (word) => participle.test(word) && !none.has(word),
    by: wordSet('por pelo pela pelos pelas'),
    adjectives: wordSet(
      'conhecido conhecida conhecidos conhecidas divertido divertida adequado adequada adequados adequadas complicado complicada complicados complicadas',
      'limitado limitada limitados limitadas devido devida parecido parecida parecidos parecidas elevado elevada delicado delicada avançado avançada',
      'variado variada variados variadas reduzido reduzida apropriado apropriada privado privada privados privadas determinado determinada educado educada',
      'disposto disposta aberto aberta abertos abertas',
    ),
  }),
  hasTransition: createTransitionMatcher('pt', {
    words: [
      'ademais adicionalmente afinal agora aliás analogamente anteriormente antes apesar assim atualmente basicamente brevemente caso certamente',
      'claramente comparativamente conforme conquanto consequentemente contudo decerto depois diferentemente embora enfim enquanto então entretanto',
      'especialmente especificamente eventualmente evidentemente exceto felizmente finalmente frequentemente geralmente igualmente imediatamente',
      'inclusive indubitavelmente inicialmente já logo mas melhor nomeadamente obviamente ocasionalmente ora outrossim particularmente pois porém',
      'porquanto porque portanto posteriormente precipuamente previamente primeiramente primeiro principalmente quando quanto realmente resumindo salvo',
      'segundo seguidamente semelhantemente similarmente simultaneamente também tampouco todavia ultimamente visto senão',
    ],
    phrases: [
      'por exemplo,por isso,por isto,por conseguinte,por outro lado,por um lado,por fim,por último,por certo,por enquanto,por causa de,por consequência',
      'em primeiro lugar,em segundo lugar,em conclusão,em contrapartida,em geral,em particular,em resumo,em síntese,em suma,em outras palavras,em seguida',
      'em vez de,em virtude de,em função de,em comparação,em contraste,em vista disso,ou seja,isto é,na verdade,na realidade,no entanto,no entretanto',
      'no fim,no final,no início,no mesmo instante,ao contrário,ao mesmo tempo,ao passo que,ao invés de,além disso,além do mais,além de,a fim de,a partir de',
      'à medida que,à proporção que,a não ser que,a menos que,a saber,ainda assim,ainda que,apesar de,assim como,assim que,assim sendo,até que,bem como',
      'com efeito,com isso,com o objetivo de,com o fim de,como resultado,como consequência,da mesma forma,da mesma maneira,dado que,de acordo com,de fato',
      'de forma que,de modo que,de maneira que,de qualquer forma,desde que,desse modo,dessa forma,desta forma,deste modo,devido a,em razão de,graças a',
      'hoje em dia,já que,junto com,logo que,mais tarde,mesmo que,mesmo assim,não obstante,não só,não apenas,nesse caso,neste caso,para que,para começar',
      'para concluir,posto que,quer dizer,se bem que,sem dúvida,sempre que,sendo assim,sobretudo,tal como,tanto quanto,tendo em vista,uma vez que,uma vez',
      'visto que,antes de,antes que,depois de,depois que,desde então',
    ].join(','),
    pairs: [
      ['nem', 'nem'],
      ['tanto', 'como'],
      ['tanto', 'quanto'],
      ['ou', 'ou'],
      ['ora', 'ora'],
      ['se', 'então'],
    ],
  }),
  articles: wordSet('o a os as um uma uns umas este esta estes estas esse essa esses essas'),
}

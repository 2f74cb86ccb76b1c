import { stemmer } from '@orama/stemmers/french'
import { defineLanguageRules } from '../language-rules'

export const frenchRules = defineLanguageRules('fr', stemmer, [
  "le la les l' un une des du de d' au aux ce cet cette ces c' ceci cela ça celui celle ceux celles celui-ci celle-ci ceux-ci celui-là celle-là ceux-là",
  'chaque tout toute tous toutes autre autres même mêmes tel telle tels telles quelque quelques plusieurs certain certaine certains certaines aucun aucune nul nulle',
  "je j' me m' moi tu te t' toi il elle on se s' soi nous vous ils elles lui leur leurs eux en y",
  'mon ma mes ton ta tes son sa ses notre nos votre vos mien mienne tien tienne sien sienne nôtre vôtre rien personne chacun chacune',
  "qui que qu' quoi dont où quel quelle quels quelles lequel laquelle lesquels lesquelles auquel duquel auxquels desquels quand comment pourquoi combien est-ce",
  'à après avant avec chez contre dans depuis derrière dès devant durant en entre envers hors jusque malgré par parmi pendant pour près sans sauf selon sous suivant sur vers via voici voilà lors loin hors dehors dessous dessus dedans autour',
  'et ou mais donc or ni car si comme lorsque puisque quoique parce afin tandis ainsi alors aussi cependant pourtant toutefois néanmoins ensuite puis enfin sinon soit',
  'être suis es est sommes êtes sont étais était étions étiez étaient fus fut furent serai seras sera serons serez seront serais serait serions seraient sois soit soyons soyez soient fût étant été',
  "jusqu' lorsqu' puisqu' quoiqu' quelqu' presqu'",
  "n' ai as a avons avez ont avais avait avions aviez avaient eus eut eurent aurai auras aura aurons aurez auront aurais aurait auraient aie aies ait ayons ayez aient eût ayant eu eue avoir",
  'faire fais fait faisons faites font faisait fera ferait fasse faisant pouvoir peux peut pouvons pouvez peuvent pouvait pouvaient pourra pourront pourrait pourraient pourrez puisse puissent pu',
  'devoir dois doit devons devez doivent devait devrait devraient dû vouloir veux veut voulons voulez veulent voulait voudrait aller vais vas va allons allez vont allait faut fallait faudra faudrait',
  "ne pas non plus point jamais guère oui moins très trop peu beaucoup assez presque encore déjà toujours souvent parfois seulement bien mal ici là maintenant aujourd aujourd'hui hier demain peut-être surtout mieux autant tant tellement plutôt ailleurs etc",
])

import { stemmer } from '@orama/stemmers/portuguese'
import { defineLanguageRules } from '../language-rules'

export const portugueseRules = defineLanguageRules('pt', stemmer, [
  'o a os as um uma uns umas ao à aos às do da dos das no na nos nas pelo pela pelos pelas num numa nuns numas dum duma',
  'este esta estes estas isto esse essa esses essas isso aquele aquela aqueles aquelas aquilo deste desta destes destas disto desse dessa desses dessas disso',
  'daquele daquela daqueles daquelas daquilo neste nesta nestes nestas nisto nesse nessa nesses nessas nisso naquele naquela naqueles naquelas àquele àquela',
  'mesmo mesma mesmos mesmas outro outra outros outras tal tais cada todo toda todos todas tudo algum alguma alguns algumas nenhum nenhuma qualquer quaisquer ambos ambas',
  'vários várias muito muita muitos muitas pouco pouca poucos poucas tanto tanta tantos tantas bastante algo nada alguém ninguém demais',
  'eu me mim comigo tu te ti contigo você vocês ele ela eles elas lhe lhes se si consigo nós nos conosco connosco vós vos lo la los las dele dela deles delas nele nela neles nelas',
  'meu minha meus minhas teu tua teus tuas seu sua seus suas nosso nossa nossos nossas vosso vossa vossos vossas',
  'que quê quem qual quais cujo cuja cujos cujas quando onde aonde como quanto quanta quantos quantas porque porquê por',
  'ante após até com contra de desde durante em entre para perante sem sob sobre trás via dentro fora perto longe antes depois junto através',
  'e ou nem mas porém contudo todavia entretanto portanto logo pois embora conforme enquanto caso senão também ainda assim então além aliás inclusive exceto',
  'ser sou és é somos são era eras éramos eram fui foi fomos foram serei será serão seria seriam seja sejam fosse fossem for forem sendo sido',
  'estar estou estás está estamos estão estava estávamos estavam estive esteve estiveram estará estarão estaria esteja estejam estivesse estiver estiverem estando',
  'ter tenho tens tem temos têm tinha tínhamos tinham tive teve tivemos tiveram terá terão teria teriam tenha tenham tivesse tiver tiverem tendo tido haver hei há havia haviam houve haverá haveria haja houver',
  'poder posso podes pode podemos podem podia podiam pôde puderam poderá poderão poderia poderiam possa possam puder dever devo deve devemos devem devia deveria deveriam',
  'fazer faço faz fazemos fazem fazia fez fizeram fará faria faça façam fazendo feito ir vou vais vai vamos vão ia iam vá costuma costumam',
  'não sim muito mais menos tão quase só somente apenas já sempre nunca jamais talvez aqui ali aí lá cá agora hoje ontem amanhã bem mal melhor pior etc',
])

import type { ReadingTexts } from './reading-texts'

export const portugueseTexts: ReadingTexts = [
  [
    'easy',
    'Abra o app e toque no sinal de mais. Dê um nome à sua lista. Depois ponha a primeira tarefa. Você pode subir ou descer a tarefa com o dedo. Quando acabar, toque na caixa ao lado. A tarefa vai para o fim da lista. Quer dividir a lista? Toque no botão e escreva o nome de um amigo. Seu amigo recebe um e-mail com um link.',
  ],
  [
    'easy',
    'Toda manhã Tomás vai ao porto com seu cão. Eles passam pelos barcos e pelo velho relógio. Na loja da esquina ele compra pão e leite. O cão espera na porta. Depois os dois sentam em um banco e olham os barcos que chegam. Se faz frio, ficam dez minutos. Se faz calor, ficam uma hora. Tomás diz que é a melhor parte do dia.',
  ],
  [
    'medium',
    'A maioria dos projetos demora mais do que o previsto, e raras vezes é por preguiça. Calculamos o trabalho que vemos e esquecemos o que não vemos. Reuniões, revisões e pequenos consertos ocupam um terço de cada semana. Por isso uma boa estimativa dá uma margem em vez de uma só data. As equipes que comparam suas últimas estimativas com o que aconteceu de verdade melhoram em poucos meses.',
  ],
  [
    'medium',
    'A velha cidade portuária fica entre dois rios e conserva a maior parte de suas muralhas medievais. Os visitantes chegam de trem em menos de uma hora, e muitos ficam apenas para o mercado de peixe do sábado. É uma pena. Atrás da praça principal, ruas estreitas levam a jardins, oficinas e um pequeno museu sobre a história dos estaleiros. No verão os terraços junto ao rio ficam abertos até tarde da noite.',
  ],
  [
    'hard',
    'Não obstante qualquer disposição em contrário contida nestas condições gerais, o fornecedor não assumirá responsabilidade por danos indiretos ou consequenciais, incluindo, exemplificativamente, lucros cessantes, interrupção das operações ou deterioração da reputação comercial, independentemente do fundamento jurídico das reclamações apresentadas, ressalvadas as disposições legais imperativas ou os prejuízos decorrentes de conduta intencional de seus representantes.',
  ],
  [
    'hard',
    'A literatura empírica sobre investimentos em infraestruturas municipais apresenta considerável heterogeneidade relativamente às elasticidades estimadas, atribuível fundamentalmente a especificações metodológicas divergentes e a dados administrativos insuficientemente padronizados. Consequentemente, as comparações internacionais de produtividade necessitam de uma harmonização sistemática das definições estatísticas anteriormente à formulação de conclusões relativas à efetividade de instrumentos alternativos de financiamento.',
  ],
]

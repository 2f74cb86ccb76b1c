import type { ReadingTexts } from './reading-texts'

export const frenchTexts: ReadingTexts = [
  [
    'easy',
    'Ouvre l’appli et touche le signe plus. Donne un nom à ta liste. Puis ajoute la première tâche. Tu peux la faire monter ou descendre avec le doigt. Quand tu as fini, touche la case à côté. La tâche passe à la fin de la liste. Tu veux partager ta liste ? Touche le bouton et tape le nom d’un ami. Ton ami reçoit un mail avec un lien.',
  ],
  [
    'easy',
    'Chaque matin, Tom va au port avec son chien. Ils passent devant les bateaux et la vieille horloge. Dans la petite boutique du coin, il achète du pain et du lait. Le chien attend devant la porte. Puis ils sont assis sur un banc et regardent les bateaux qui rentrent. Quand il fait froid, ils restent dix minutes. Quand il fait chaud, ils restent une heure. Tom dit que c’est le plus beau moment du jour.',
  ],
  [
    'medium',
    'La plupart des projets durent plus longtemps que prévu, et ce n’est presque jamais par paresse. Nous estimons le travail que nous voyons et nous oublions celui que nous ne voyons pas. Les réunions, les relectures et les petites réparations occupent un tiers de chaque semaine. Une bonne estimation donne donc une fourchette au lieu d’une date unique. Les équipes qui comparent leurs dernières estimations avec ce qui s’est vraiment passé progressent en quelques mois.',
  ],
  [
    'medium',
    'La vieille ville portuaire se trouve entre deux rivières et a gardé la plus grande partie de ses murs du Moyen Âge. Les visiteurs arrivent en train en moins d’une heure, et beaucoup ne restent que pour le marché aux poissons du samedi. C’est dommage. Derrière la grande place, des ruelles étroites mènent à des jardins, des ateliers et un petit musée sur l’histoire de la construction navale. En été, les terrasses au bord de l’eau restent ouvertes jusque tard dans la soirée.',
  ],
  [
    'hard',
    'Nonobstant toute disposition contraire figurant dans les présentes conditions générales, le prestataire décline toute responsabilité au titre des dommages indirects ou consécutifs, notamment le manque à gagner, l’interruption des opérations ou la détérioration de la réputation commerciale, indépendamment du fondement juridique des réclamations formulées, sous réserve des dispositions légales impératives ou des préjudices résultant d’une intention délibérée de ses représentants.',
  ],
  [
    'hard',
    'La littérature empirique consacrée aux investissements dans les infrastructures municipales présente une hétérogénéité considérable quant aux élasticités estimées, laquelle est principalement imputable à des spécifications méthodologiques divergentes et à des données administratives insuffisamment standardisées. Les comparaisons internationales de productivité nécessitent par conséquent une harmonisation systématique des définitions statistiques préalablement à la formulation de conclusions relatives à l’efficacité des instruments alternatifs de financement.',
  ],
]

import type { ReadingTexts } from './reading-texts'

export const englishTexts: ReadingTexts = [
  [
    'easy',
    'Open the app and tap the plus sign. Give your list a name. Then add the first task. You can drag a task up or down with your finger. When you are done, tap the box next to it. The task moves to the end of the list. Do you want to share your list? Tap the share button and type the name of a friend. Your friend gets a mail with a link.',
  ],
  [
    'easy',
    'Every morning Tom takes his dog down to the harbor. They walk past the boats and the old clock. At the small shop on the corner he buys bread and milk. The dog waits by the door. Then they sit on a bench and watch the ships come in. On cold days they stay for ten minutes. On warm days they stay for an hour. Tom says it is the best part of his day.',
  ],
  [
    'medium',
    'Most software projects take longer than planned, and the reason is rarely laziness. People estimate the work they can see and forget the work they cannot. Meetings, reviews, and small repairs fill a third of every week. A good estimate therefore names a range instead of a single date. Teams that compare their last estimates with what really happened improve within a few months, because they learn how optimistic they usually are.',
  ],
  [
    'medium',
    'The old port town lies between two rivers and has kept most of its medieval walls. Visitors arrive by train in under an hour, and many of them stay only for the fish market on Saturday. That is a pity. Behind the main square, narrow lanes lead to gardens, workshops, and a small museum about the history of shipbuilding. In summer the terraces along the river are open until late in the evening.',
  ],
  [
    'hard',
    'Notwithstanding any provision to the contrary contained in these conditions, the provider shall not be liable for indirect or consequential damages, including but not limited to the loss of anticipated profits, interruption of operations, or deterioration of commercial reputation, irrespective of the legal basis on which such claims are asserted, unless mandatory statutory regulations require otherwise or the damage was caused by intentional misconduct of its representatives.',
  ],
  [
    'hard',
    'The empirical literature on municipal infrastructure investment demonstrates considerable heterogeneity with regard to the estimated elasticities, which is attributable primarily to divergent methodological specifications and insufficiently standardized administrative data. Consequently, international comparisons of productivity necessitate a systematic harmonization of statistical definitions before conclusions concerning the effectiveness of alternative financing instruments can be derived.',
  ],
]

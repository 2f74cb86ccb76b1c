import { z } from 'zod'
import { storableText } from '~/platform/storable-text'
import { LONGEST_KEYWORD, readKeyword } from '../engine/matching/keyword'

export const MOST_KEYWORDS = 20

/** How a page wants to be linked. */
export interface PageWishes {
  /** Words that speak of it, besides its title and its keyphrase. */
  keywords: string[]
}

export const noWishes: PageWishes = { keywords: [] }

const LONGEST_FIELD = (LONGEST_KEYWORD + 2) * MOST_KEYWORDS * 2

const keywords = z
  .string()
  .max(LONGEST_FIELD, `${MOST_KEYWORDS} keywords at most.`)
  .transform((typed) => [
    ...new Set(
      storableText(typed)
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    ),
  ])
  .superRefine((lines, { addIssue }) => {
    if (lines.length > MOST_KEYWORDS) addIssue({ code: 'custom', message: `${MOST_KEYWORDS} keywords at most.` })
    for (const line of lines) {
      const read =
        line.length > LONGEST_KEYWORD ? { refusal: `It has more than ${LONGEST_KEYWORD} signs.` } : readKeyword(line)
      if ('refusal' in read)
        addIssue({ code: 'custom', message: `“${line.slice(0, LONGEST_KEYWORD)}”: ${read.refusal}` })
    }
  })

/** As the form sends it: a keyword in each line. */
export const pageWishesForm = z.object({
  pageId: z.uuid(),
  keywords,
})

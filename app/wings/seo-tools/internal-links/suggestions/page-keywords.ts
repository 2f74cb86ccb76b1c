import { z } from 'zod'
import { toStorableText } from '~/platform/text/storable-text'
import { MAX_KEYWORD_LENGTH, parseKeyword } from '../engine/text/parse-keyword'

export const MAX_PAGE_KEYWORDS = 20

/** How a page wants to be linked. */
export interface PageKeywordSet {
  /** Words that speak of it, besides its title and its keyphrase. */
  keywords: string[]
}

export const noPageKeywords: PageKeywordSet = { keywords: [] }

const MAX_FIELD_LENGTH = (MAX_KEYWORD_LENGTH + 2) * MAX_PAGE_KEYWORDS * 2

const keywords = z
  .string()
  .max(MAX_FIELD_LENGTH, `Enter at most ${MAX_PAGE_KEYWORDS} keywords.`)
  .transform((typed) => [
    ...new Set(
      toStorableText(typed)
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    ),
  ])
  .superRefine((lines, { addIssue }) => {
    if (lines.length > MAX_PAGE_KEYWORDS)
      addIssue({ code: 'custom', message: `Enter at most ${MAX_PAGE_KEYWORDS} keywords.` })
    for (const line of lines) {
      const read =
        line.length > MAX_KEYWORD_LENGTH
          ? { refusal: `Use at most ${MAX_KEYWORD_LENGTH} characters.` }
          : parseKeyword(line)
      if ('refusal' in read)
        addIssue({ code: 'custom', message: `“${line.slice(0, MAX_KEYWORD_LENGTH)}”: ${read.refusal}` })
    }
  })

/** As the form sends it: a keyword in each line. */
export const pageKeywordsForm = z.object({
  pageId: z.uuid(),
  keywords,
})

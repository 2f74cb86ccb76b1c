import { z } from 'zod'
import { pageKinds } from '~/wings/web/pages/page'

const MAX_SUGGESTIONS = 100
// longer anchors are no words but paragraphs
const MAX_ANCHOR_LENGTH = 300
// words of a long title, scattered, and what is quoted around them
const MAX_SENTENCE_LENGTH = 5_000

const offset = z.int().min(0).max(100_000_000)

const pair = z.object({ from: z.uuid(), to: z.uuid() })

/** Suggestions that are to become links, each around words of its sentence. */
export const acceptSuggestionsForm = z.object({
  suggestions: z
    .array(
      pair.extend({
        text: z.int().min(0).max(10_000),
        // the sentence is found again by what it says: links that were made meanwhile have moved it
        quoted: z.object({
          sentence: z.string().min(1).max(MAX_SENTENCE_LENGTH),
          at: z.int().min(0).max(MAX_SENTENCE_LENGTH),
          source: offset,
        }),
        words: z
          .string()
          .trim()
          .min(1, 'Enter the anchor text.')
          .max(MAX_ANCHOR_LENGTH, `Use at most ${MAX_ANCHOR_LENGTH} characters.`),
      }),
    )
    .min(1)
    .max(MAX_SUGGESTIONS),
})

export type AcceptedSuggestion = z.output<typeof acceptSuggestionsForm>['suggestions'][number]

/** Links that were put into pages, as the answer said it: to take exactly these out again. */
export const undoAcceptedLinksForm = z.object({
  pages: z
    .array(
      z.object({
        id: z.uuid(),
        kind: z.enum(pageKinds),
        revision: z.int().min(1),
        placed: z
          .array(
            z.object({
              text: z.int().min(0).max(10_000),
              opening: z.string().regex(/^<a href="page:[0-9a-f-]{36}">$/),
              openingAt: offset,
              closingAt: offset,
            }),
          )
          .min(1)
          .max(MAX_SUGGESTIONS),
      }),
    )
    .min(1)
    .max(MAX_SUGGESTIONS),
})

export type LinkedEntries = z.output<typeof undoAcceptedLinksForm>['pages']

export const dismissSuggestionsForm = z.object({ pairs: z.array(pair).min(1).max(MAX_SUGGESTIONS) })

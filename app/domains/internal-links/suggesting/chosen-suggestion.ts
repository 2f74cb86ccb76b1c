import { z } from 'zod'
import { pageKinds } from '~/domains/pages/page'

const MOST_AT_ONCE = 100
// longer anchors are no words but paragraphs
const LONGEST_ANCHOR = 300
// words of a long title, scattered, and what is quoted around them
const LONGEST_SENTENCE = 5_000

const offset = z.int().min(0).max(100_000_000)

const pair = z.object({ from: z.uuid(), to: z.uuid() })

/** Suggestions that are to become links, each around words of its sentence. */
export const chosenSuggestions = z.object({
  suggestions: z
    .array(
      pair.extend({
        text: z.int().min(0).max(10_000),
        // the sentence is found again by what it says: links that were made meanwhile have moved it
        quoted: z.object({
          sentence: z.string().min(1).max(LONGEST_SENTENCE),
          at: z.int().min(0).max(LONGEST_SENTENCE),
          source: offset,
        }),
        words: z
          .string()
          .trim()
          .min(1, 'Give the words that become the link.')
          .max(LONGEST_ANCHOR, `${LONGEST_ANCHOR} signs at most.`),
      }),
    )
    .min(1)
    .max(MOST_AT_ONCE),
})

export type ChosenSuggestion = z.output<typeof chosenSuggestions>['suggestions'][number]

/** Links that were put into pages, as the answer said it: to take exactly these out again. */
export const placedLinks = z.object({
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
          .max(MOST_AT_ONCE),
      }),
    )
    .min(1)
    .max(MOST_AT_ONCE),
})

export type LinkedPieces = z.output<typeof placedLinks>['pages']

export const dismissedPairs = z.object({ pairs: z.array(pair).min(1).max(MOST_AT_ONCE) })

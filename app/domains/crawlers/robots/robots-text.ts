import { z } from 'zod'
import { faultsInRobots } from './faults'

/** A robots.txt that crawlers understand, or a sentence for the first thing that they do not. */
export const robotsText = z
  .string()
  .transform((text) => text.replace(/\r\n?/g, '\n').trimEnd())
  .superRefine((text, context) => {
    const [first] = faultsInRobots(text)
    if (!first) return
    const message = first.line ? `Line ${first.line}: ${first.sentence}` : first.sentence
    context.addIssue({ code: 'custom', message })
  })

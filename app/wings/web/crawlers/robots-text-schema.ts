import { z } from 'zod'
import { findRobotsErrors } from './robots-errors'

/** A robots.txt that crawlers understand, or a sentence for the first thing that they do not. */
export const robotsTextSchema = z
  .string()
  .transform((text) => text.replace(/\r\n?/g, '\n').trimEnd())
  .superRefine((text, context) => {
    const [first] = findRobotsErrors(text)
    if (!first) return
    const message = first.line ? `Line ${first.line}: ${first.message}` : first.message
    context.addIssue({ code: 'custom', message })
  })

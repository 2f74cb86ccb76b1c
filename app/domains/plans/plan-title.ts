import { z } from 'zod'
import { LONGEST_TITLE } from './longest-title'

export const TITLE_TOO_LONG = `Keep the title under ${LONGEST_TITLE} characters.`

/** A text of one line: titles stand in subjects of mails and in tabs, so control characters become spaces. */
export function oneLine(rule = z.string().max(LONGEST_TITLE, TITLE_TOO_LONG)) {
  return z
    .string()
    .transform((text) => text.replace(/\p{Cc}+/gu, ' ').trim())
    .pipe(rule)
}

export const planTitle = oneLine(z.string().min(1, 'Give the plan a title.').max(LONGEST_TITLE, TITLE_TOO_LONG))

import { z } from 'zod'
import { LONGEST_TITLE, TITLE_TOO_LONG } from './longest-title'

/** A text of one line: titles stand in subjects of mails and in tabs, so control characters become spaces. */
export function oneLine(rule = z.string().max(LONGEST_TITLE, TITLE_TOO_LONG)) {
  return z
    .string()
    .transform((text) => text.replace(/\p{Cc}+/gu, ' ').trim())
    .pipe(rule)
}

/** A title that has to be there; `missing` is said when it is not. */
export const titleOrElse = (missing: string) => oneLine(z.string().min(1, missing).max(LONGEST_TITLE, TITLE_TOO_LONG))

const COPY = ' (copy)'

/** "Shop (copy)"; a long title is cut, and never through the middle of a character. */
export const titleOfCopy = (title: string) => title.slice(0, LONGEST_TITLE - COPY.length).toWellFormed() + COPY

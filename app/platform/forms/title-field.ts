import { z } from 'zod'
import { MAX_TITLE_LENGTH, TITLE_TOO_LONG } from './title-limit'

/** A text of one line: titles stand in subjects of mails and in tabs, so control characters become spaces. */
export function singleLineField(rule = z.string().max(MAX_TITLE_LENGTH, TITLE_TOO_LONG)) {
  return z
    .string()
    .transform((text) => text.replace(/\p{Cc}+/gu, ' ').trim())
    .pipe(rule)
}

/** A title that has to be there; `missing` is said when it is not. */
export const requiredTitleField = (missing: string) =>
  singleLineField(z.string().min(1, missing).max(MAX_TITLE_LENGTH, TITLE_TOO_LONG))

const COPY = ' (copy)'

/** "Shop (copy)"; a long title is cut, and never through the middle of a character. */
export const copyTitle = (title: string) => title.slice(0, MAX_TITLE_LENGTH - COPY.length).toWellFormed() + COPY

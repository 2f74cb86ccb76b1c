import { z } from 'zod'
import {
  MAX_REVIEW_PHOTO_MB,
  MAX_REVIEW_PHOTOS,
  MAX_REVIEW_TEXT_LENGTH,
  MAX_REVIEW_TITLE_LENGTH,
  MAX_REVIEWER_NAME_LENGTH,
} from './review'

const MIB = 1024 * 1024

/** What a form sends for "no file chosen" is a file without name and bytes. */
const photos = z
  .union([z.instanceof(File), z.array(z.instanceof(File))])
  .optional()
  .transform((sent) => [sent ?? []].flat().filter((file) => file.size > 0))
  .refine((files) => files.length <= MAX_REVIEW_PHOTOS, `Please choose at most ${MAX_REVIEW_PHOTOS} photos.`)
  .refine(
    (files) => files.every((file) => file.size <= MAX_REVIEW_PHOTO_MB * MIB),
    `Each photo can be up to ${MAX_REVIEW_PHOTO_MB} MB. Please choose smaller photos.`,
  )

const ids = z
  .union([z.uuid(), z.array(z.uuid())])
  .optional()
  .transform((sent) => [sent ?? []].flat())

export const reviewForm = z.object({
  stars: z.enum(['1', '2', '3', '4', '5'], 'Please choose a rating from 1 to 5 stars.').transform(Number),
  title: lineField('Please enter a title.', MAX_REVIEW_TITLE_LENGTH, 'the title'),
  text: z
    .string('Please write your review.')
    .transform((typed) => stripControlCharacters(typed).trim())
    .refine((typed) => typed !== '', 'Please write your review.')
    .refine((typed) => typed.length <= MAX_REVIEW_TEXT_LENGTH, 'The review must be 5,000 characters or fewer.'),
  name: lineField('Please enter a display name.', MAX_REVIEWER_NAME_LENGTH, 'the name'),
  photos,
  /** Photos of the last revision that are taken away. */
  removed: ids,
})

export type ReviewInput = z.output<typeof reviewForm>

function lineField(missing: string, longest: number, what: string) {
  return z
    .string(missing)
    .transform((typed) => stripControlCharacters(typed).replace(/\s+/g, ' ').trim())
    .refine((typed) => typed !== '', missing)
    .refine((typed) => typed.length <= longest, `Please keep ${what} to ${longest} characters or fewer.`)
}

/** Without control characters but line breaks, and without those that turn the direction of what follows. */
function stripControlCharacters(text: string) {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, '')
}

import { z } from 'zod'
import { sanitizeText } from './sanitize-text'

/** A short field of one line: line breaks and other control characters become spaces. */
export const shortTextField = z.string().transform((text) => sanitizeText(text.replace(/\p{Cc}+/gu, ' ')))

import { z } from 'zod'
import { CONTENT_LANGUAGES } from './content-language'

const MESSAGE = 'Choose a language from the list.'
const isContentLanguage = (tag: string) => (CONTENT_LANGUAGES as readonly string[]).includes(tag)

/** The language of the site. */
export const languageSchema = z.string().refine(isContentLanguage, MESSAGE)

/** A page's own language; empty for that of the site. */
export const optionalLanguageSchema = z.string().refine((tag) => tag === '' || isContentLanguage(tag), MESSAGE)

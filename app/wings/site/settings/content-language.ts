/** Languages in which content can be written, as tags (BCP 47), by their English names. */
export const CONTENT_LANGUAGES = [
  ...[
    'ar',
    'bg',
    'ca',
    'zh-Hans',
    'zh-Hant',
    'hr',
    'cs',
    'da',
    'nl',
    'en',
    'en-GB',
    'et',
    'fi',
    'fr',
    'fr-CA',
    'gl',
    'de',
  ],
  ...[
    'de-AT',
    'de-CH',
    'el',
    'he',
    'hi',
    'hu',
    'id',
    'it',
    'ja',
    'ko',
    'lv',
    'lt',
    'ms',
    'nb',
    'fa',
    'pl',
    'pt',
    'pt-BR',
  ],
  ...['ro', 'ru', 'sr', 'sk', 'sl', 'es', 'es-MX', 'sv', 'th', 'tr', 'uk', 'vi'],
] as const

/** What the site itself is written in: its navigation, its forms, its help. */
export const INTERFACE_LANGUAGE = 'en'

const names = new Intl.DisplayNames('en', { type: 'language' })

/** "German (Austria)" of "de-AT". */
export const languageName = (tag: string) => names.of(tag) ?? tag

/** The choices of a list. */
export const contentLanguageOptions = CONTENT_LANGUAGES.map((tag) => ({ value: tag, label: languageName(tag) })).sort(
  (a, b) => a.label.localeCompare(b.label, 'en'),
)

/** The language with its country, as Open Graph wants it: "de_DE" of "de". */
export function openGraphLocale(tag: string) {
  const { language, region } = new Intl.Locale(tag).maximize()
  return region ? `${language}_${region}` : language
}

export const UNKNOWN_COUNTRY = 'Unknown'

const names = new Intl.DisplayNames('en', { type: 'region' })

/** Whether it is a country, as ISO 3166 writes it, and not a region such as Europe. */
export const isCountryCode = (country: string) => /^[A-Z]{2}$/.test(country)

/** `PT` → Portugal. What is no code, a region or nothing, stays as it is. */
export function countryName(country: string) {
  return isCountryCode(country) ? (names.of(country) ?? country) : country
}

export const UNKNOWN_COUNTRY = 'Unknown'

const names = new Intl.DisplayNames('en', { type: 'region' })

/** `PT` → Portugal. What is no code, a region or nothing, stays as it is. */
export function countryName(country: string) {
  return /^[A-Z]{2}$/.test(country) ? (names.of(country) ?? country) : country
}

import { type Brand, defaultNavigation } from '../brand'

/** A brand as its form sends it. */
export function valuesOf(brand: Brand) {
  const form = new FormData()
  for (const name of ['name', 'legalName', 'tagline', 'description', 'contactEmail', 'tryUrl', 'timeZone'] as const)
    form.append(name, brand[name])
  form.append('hue', String(brand.hue))
  form.append('logo', brand.logo?.checksum ?? '')
  form.append('socialPicture', brand.socialPicture?.checksum ?? '')
  const lists = { social: brand.socialLinks, navigation: brand.navigation ?? defaultNavigation }
  for (const [name, links] of Object.entries(lists)) {
    for (const { label, url } of links) {
      form.append(`${name}Label`, label)
      form.append(`${name}Url`, url)
    }
  }
  return form
}

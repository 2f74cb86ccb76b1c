import { randomBytes } from 'node:crypto'

/*
 * A key is a mark of the brand and twenty characters of Crockford's alphabet, which has no I, L, O and U: 100 bits from
 * the system's generator, HARB-7K2QM-4XW9T-0ZC5R-PN8HD.
 */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUPS = 4
const GROUP_LENGTH = 5
const PREFIX_LENGTH = 4

/** A new key. @param brandName whose first letters begin it, so that people see in their vault whose key it is. */
export function generateLicenseKey(brandName: string, random = randomBytes(GROUPS * GROUP_LENGTH)) {
  const characters = [...random].map((byte) => ALPHABET[byte & 31]).join('')
  const groups = characters.match(new RegExp(`.{${GROUP_LENGTH}}`, 'g')) ?? []
  return [brandPrefix(brandName), ...groups].join('-')
}

/** The key as it is kept, from what somebody typed: spaces, small letters, O for 0, I or L for 1. Undefined for what is no key. */
export function parseLicenseKey(typed: string) {
  const [mark, ...groups] = typed.replace(/\s/g, '').toUpperCase().split('-')
  const body = groups.map((group) => group.replaceAll('O', '0').replace(/[IL]/g, '1'))
  const isWhole = body.length === GROUPS && body.every((group) => /^[0-9A-HJKMNP-TV-Z]{5}$/.test(group))
  return mark && /^[A-Z0-9]{1,4}$/.test(mark) && isWhole ? [mark, ...body].join('-') : undefined
}

function brandPrefix(brandName: string) {
  const letters = brandName
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
  return letters.slice(0, PREFIX_LENGTH) || 'KEY'
}

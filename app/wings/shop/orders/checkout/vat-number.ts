// what stands behind the letters of the country, as the tax offices write it (VIES for the European Union)
const nationalNumbers: Record<string, RegExp> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CH: /^E\d{9}(MWST|TVA|IVA)?$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^([A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  GB: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  GR: /^\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  NO: /^\d{9}(MVA)?$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  AU: /^\d{11}$/,
}

// of other countries: letters and digits, not a word
const ANY_NUMBER = /^(?=[A-Z]*\d)[A-Z\d]{5,18}$/

/** A tax number without what people write between its signs: `de 136.695-976` → DE136695976. */
export function normalizeVatNumber(text: string) {
  return text.replace(/[\s./-]/g, '').toUpperCase()
}

/**
 * Whether a normalized number has the form of its country's: those of the European Union, Great Britain, Norway,
 * Switzerland and Australia, with the letters of the country before it. Of others it must have a digit. Whether it was
 * given out, only the tax office knows.
 */
export function isVatNumber(number: string) {
  const national = nationalNumbers[number.slice(0, 2)]
  return national ? national.test(number.slice(2)) : ANY_NUMBER.test(number)
}

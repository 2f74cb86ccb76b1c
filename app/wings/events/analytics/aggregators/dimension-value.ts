import { UNKNOWN_COUNTRY } from '~/wings/site/visits/country'
import type { VisitDimension } from '../days/day-data'

/** How a value of a dimension is called in questions and answers. A day holds an empty text where it is not known. */
export function toDimensionValue(by: VisitDimension, text: string) {
  return text === '' && by === 'country' ? UNKNOWN_COUNTRY : text
}

/** The text that a day holds for what is called so. */
export function toStoredText(by: VisitDimension, value: string) {
  return value === UNKNOWN_COUNTRY && by === 'country' ? '' : value
}

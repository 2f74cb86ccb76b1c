import { focusOnSlash } from './focus-on-slash'

/** The field of a search hears the "/" key. */
export default function search(field: HTMLElement) {
  return focusOnSlash(field as HTMLInputElement)
}

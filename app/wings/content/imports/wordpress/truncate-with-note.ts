import { truncateToLine } from '../engine/html-to-text'

/** The text on one line, cut to what there is place for; `what` is named when something was lost. */
export function truncateWithNote(given: string, longest: number, what: string, notes: string[]) {
  const { text, isCut } = truncateToLine(given, longest)
  if (isCut) notes.push(`The ${what} was cut to ${longest} characters.`)
  return text
}

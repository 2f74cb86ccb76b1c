// "Topic clusters: how to build them", "Pricing – a guide": the subject stands first
const behindSubject = /(?<!\s)\s*(?::\s|\s[–—|-]\s|\?\s|\s\().*$/s
const SHORTEST_SUBJECT = 2

/** The part of a title that names its subject; all of it when no part does. */
export function headOf(title: string) {
  const head = title.replace(behindSubject, '')
  return head.split(/\s+/).filter(Boolean).length >= SHORTEST_SUBJECT ? head : title
}

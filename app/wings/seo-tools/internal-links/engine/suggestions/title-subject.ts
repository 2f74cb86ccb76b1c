// "Topic clusters: how to build them", "Pricing – a guide": the subject stands first
const subtitlePattern = /(?<!\s)\s*(?::\s|\s[–—|-]\s|\?\s|\s\().*$/s
const MIN_SUBJECT_WORDS = 2

/** The part of a title that names its subject; all of it when no part does. */
export function titleSubject(title: string) {
  const head = title.replace(subtitlePattern, '')
  return head.split(/\s+/).filter(Boolean).length >= MIN_SUBJECT_WORDS ? head : title
}

/** Failures of the panel are told to whoever looks for them; the screen says what a person can do. */
export function logWarning(sentence: string, reason: unknown) {
  console.warn(sentence, reason)
}

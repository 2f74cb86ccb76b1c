/** What a form shows when it was refused: one sentence for the whole, one for each wrong field, and what was typed. */
export interface FormFailure {
  formError: string
  fieldErrors: Record<string, string>
  /** What was typed, by field; passwords are never sent back. */
  values?: Record<string, string>
}

export interface FormState {
  failure: FormFailure | undefined
  isSent: boolean
}

/** What a page shows of its form after the action's reply: why it was refused, or that it was sent. */
export function toFormState(reply: unknown): FormState {
  const failure = isFormFailure(reply) ? reply : undefined
  return { failure, isSent: reply !== undefined && !failure }
}

export function isFormFailure(reply: unknown): reply is FormFailure {
  return typeof reply === 'object' && reply !== null && 'formError' in reply
}

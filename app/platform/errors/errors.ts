import { data } from 'react-router'

/** A rule of the product that was broken: the message is for the person, the status for the protocol, a code for programs. */
export class DomainError extends Error {
  /** What an API answers beside the error, such as the version that somebody else saved. */
  readonly details?: object

  constructor(
    message: string,
    readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503 = 409,
    readonly code?: string,
  ) {
    super(message)
    this.name = new.target.name
  }
}

/** A broken rule that names what is wrong with single fields. */
export class InvalidFields extends DomainError {
  constructor(
    message: string,
    readonly fields: Record<string, string>,
  ) {
    super(message, 422)
  }
}

/** Thrown where something is missing or not yours; the nearest error page answers 404. */
export function notFound(what: string) {
  return data({ message: `${what} not found.` }, { status: 404 })
}

import { DomainError } from '~/platform/errors/errors'

export class RunNotFound extends DomainError {
  constructor(noun: string) {
    super(`This ${noun} no longer exists.`, 404)
  }
}

/** What was asked does not fit to what the run is doing. */
export class RunActionNotAllowed extends DomainError {
  constructor(noun: string, action: string, label: string) {
    super(`This ${noun} cannot be ${action}. Its status is “${label}”.`)
  }
}

/** Of these runs there is one at a time. */
export class RunAlreadyActive extends DomainError {
  constructor(noun: string) {
    const article = /^[aeiou]/.test(noun) ? 'An' : 'A'
    super(`${article} ${noun} is already running. Wait for it to finish, or stop it.`)
  }
}

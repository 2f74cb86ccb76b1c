import { DomainError } from '~/platform/errors/errors'

export class LinkRunIsGone extends DomainError {
  constructor() {
    super('This run no longer exists.', 404)
  }
}

/** What was asked does not fit to what the run is doing. */
export class LinkRunActionNotAllowed extends DomainError {
  constructor(state: string, action: string) {
    super(`This run cannot be ${action}. Its status is “${state}”.`, 409)
  }
}

import { DomainError } from '~/platform/errors/errors'

export class RunIsGone extends DomainError {
  constructor() {
    super('This run no longer exists.', 404)
  }
}

/** What was asked does not fit to what the run is doing. */
export class RunActionNotAllowed extends DomainError {
  constructor(state: string, action: string) {
    super(`This run cannot be ${action}: it is “${state}”.`, 409)
  }
}

export class DataSetIsGone extends DomainError {
  constructor() {
    super('This data set no longer exists.', 404)
  }
}

export class DataTableIsGone extends DomainError {
  constructor() {
    super('This table no longer exists.', 404)
  }
}

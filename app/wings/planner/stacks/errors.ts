import { DomainError } from '~/platform/errors/errors'

/** Gone, or somebody else's: which of them is nobody's business. */
export class StackMissing extends DomainError {
  constructor() {
    super('Stack not found.', 404)
  }
}

export class NoStackFits extends DomainError {
  constructor() {
    super('No stack fits these needs. Review the results.', 409)
  }
}

export class StackLibraryFull extends DomainError {
  constructor(most: number) {
    super(`You have reached the limit of ${most} saved stacks. Delete one first.`, 409)
  }
}

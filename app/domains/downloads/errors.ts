import { DomainError } from '~/platform/errors'

export class FileIsGone extends DomainError {
  constructor() {
    super('This file is no longer there.', 404)
  }
}

export class ProductIsGone extends DomainError {
  constructor() {
    super('This product is no longer there.', 404)
  }
}

export class AlreadyTold extends DomainError {
  constructor(version: string) {
    super(`Buyers have been told of ${version} already.`, 409)
  }
}

export class NobodyToTell extends DomainError {
  constructor() {
    super('Nobody has bought this product yet.', 409)
  }
}

export class NothingToTell extends DomainError {
  constructor(version: string) {
    super(`No file of ${version} is offered.`, 409)
  }
}

export class AccessTakenBack extends DomainError {
  constructor() {
    super('The downloads of this order were taken back. Write to us if that is a mistake.', 403)
  }
}

export class TooLateToRecall extends DomainError {
  constructor() {
    super('The first mails have left already.', 409)
  }
}

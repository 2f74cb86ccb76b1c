import { DomainError } from '~/platform/errors/errors'

export class VersionAlreadyAnnounced extends DomainError {
  constructor(version: string) {
    super(`Buyers have been told of ${version} already.`, 409)
  }
}

export class NoBuyersToNotify extends DomainError {
  constructor() {
    super('Nobody has bought this product yet.', 409)
  }
}

export class VersionHasNoFiles extends DomainError {
  constructor(version: string) {
    super(`No file of ${version} is offered.`, 409)
  }
}

export class AnnouncementAlreadySent extends DomainError {
  constructor() {
    super('The first mails have left already.', 409)
  }
}

import { DomainError } from '~/platform/errors/errors'

export class VersionAlreadyAnnounced extends DomainError {
  constructor(version: string) {
    super(`Customers have already been emailed about ${version}.`, 409)
  }
}

export class NoBuyersToNotify extends DomainError {
  constructor() {
    super('This product has no customers yet.', 409)
  }
}

export class VersionHasNoFiles extends DomainError {
  constructor(version: string) {
    super(`Version ${version} has no files that customers can download.`, 409)
  }
}

export class AnnouncementAlreadySent extends DomainError {
  constructor() {
    super('The first emails have already been sent.', 409)
  }
}

import { DomainError } from '~/platform/errors/errors'

export class ProductFileNotFound extends DomainError {
  constructor() {
    super('This file is no longer there.', 404)
  }
}

export class ProductNotFound extends DomainError {
  constructor() {
    super('This product is no longer there.', 404)
  }
}

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

export class DownloadAccessRevoked extends DomainError {
  constructor() {
    super('The downloads of this order were taken back. Write to us if that is a mistake.', 403)
  }
}

export class AnnouncementAlreadySent extends DomainError {
  constructor() {
    super('The first mails have left already.', 409)
  }
}

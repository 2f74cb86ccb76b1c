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

export class DownloadAccessRevoked extends DomainError {
  constructor() {
    super('The downloads of this order were taken back. Write to us if that is a mistake.', 403)
  }
}

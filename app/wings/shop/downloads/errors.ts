import { DomainError } from '~/platform/errors/errors'

export class ProductFileNotFound extends DomainError {
  constructor() {
    super('This file no longer exists.', 404)
  }
}

export class ProductNotFound extends DomainError {
  constructor() {
    super('This product no longer exists.', 404)
  }
}

export class DownloadAccessRevoked extends DomainError {
  constructor() {
    super('Download access for this order was revoked. Contact us if this is a mistake.', 403)
  }
}

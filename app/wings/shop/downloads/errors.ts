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

export class FileAlreadyInVersion extends DomainError {
  constructor(fileName: string, version: string) {
    super(
      `Version ${version} already has this file: ${fileName}, with the same content. To offer it twice, rename it or enter another version.`,
      409,
    )
  }
}

export class DownloadAccessRevoked extends DomainError {
  constructor() {
    super('Download access for this order was revoked. Contact us if this is a mistake.', 403)
  }
}

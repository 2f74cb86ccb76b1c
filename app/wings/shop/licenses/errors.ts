import { DomainError } from '~/platform/errors/errors'

export class UnknownLicenseKey extends DomainError {
  constructor() {
    super('License key not found.', 404)
  }
}

export class LicenseRevoked extends DomainError {
  constructor() {
    super('This license key was revoked.', 403)
  }
}

export class ActivationLimitReached extends DomainError {
  constructor(limit: number) {
    super(
      limit === 1
        ? 'This license key allows one activation, which is already in use. Deactivate it first.'
        : `This license key has reached its limit of ${limit} activations. Deactivate one first.`,
      409,
    )
  }
}

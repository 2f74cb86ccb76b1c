import { DomainError } from '~/platform/errors/errors'

export class UnknownLicenseKey extends DomainError {
  constructor() {
    super('This license key is not known.', 404)
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
        ? 'This license key is in use in the one place that it allows. Deactivate it there first.'
        : `This license key is in use in all ${limit} places that it allows. Deactivate one of them first.`,
      409,
    )
  }
}

import { DomainError } from '~/platform/errors/errors'

export class AuditAlreadyRunning extends DomainError {
  constructor() {
    super('An audit is under way already. Wait for its end, or stop it.')
  }
}

export class AuditNotRunning extends DomainError {
  constructor() {
    super('This audit is not under way any more.')
  }
}

import { DomainError } from '~/platform/errors'

export class AuditUnderWay extends DomainError {
  constructor() {
    super('An audit is under way already. Wait for its end, or stop it.')
  }
}

export class NoAuditUnderWay extends DomainError {
  constructor() {
    super('This audit is not under way any more.')
  }
}

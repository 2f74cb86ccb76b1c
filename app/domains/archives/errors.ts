import { DomainError } from '~/platform/errors'

export class ExportUnderWay extends DomainError {
  constructor() {
    super('An export is under way already. Wait for its end, or stop it.')
  }
}

export class ExportIsGone extends DomainError {
  constructor() {
    super('This export is no longer there.', 404)
  }
}

export class NotUnderWay extends DomainError {
  constructor() {
    super('It is not under way any more.')
  }
}

export class StillUnderWay extends DomainError {
  constructor() {
    super('It is still under way. Stop it first.')
  }
}

export class ArchiveIsGone extends DomainError {
  constructor() {
    super('This archive is no longer there.', 404)
  }
}

export class UploadItAgain extends DomainError {
  constructor() {
    super('The file of this archive is here no more. Upload it again.', 404)
  }
}

export class NotLookedAt extends DomainError {}

import { DomainError } from '~/platform/errors/errors'

export class DataSetIsGone extends DomainError {
  constructor() {
    super('This data set no longer exists.', 404)
  }
}

export class DataTableIsGone extends DomainError {
  constructor() {
    super('This table no longer exists.', 404)
  }
}

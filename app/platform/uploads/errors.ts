import { DomainError } from '../errors/errors'

export class FileTooLarge extends DomainError {
  constructor(fileName: string, largest: string) {
    super(`${fileName} has more than ${largest}. Make it smaller.`, 413)
  }
}

export class UploadedFileEmpty extends DomainError {
  constructor(fileName: string) {
    super(`${fileName} is empty.`, 422)
  }
}

export class UploadNotFound extends DomainError {
  constructor() {
    super('This upload is no longer there. Start it again.', 404)
  }
}

export class TooManyUploads extends DomainError {
  constructor() {
    super('Too many uploads are unfinished. Wait until some are done, or cancel them.', 429)
  }
}

export class NoDiskSpaceLeft extends DomainError {
  constructor(fileName: string) {
    super(`There is no room left for ${fileName} on the disk of the server.`, 413)
  }
}

import { DomainError } from '~/platform/errors'
import { LARGEST_FILE_MB } from './picture'

const reasons = {
  'not-a-picture': 'is not a picture that can be read. JPEG, PNG, WebP, AVIF, GIF, TIFF and SVG can.',
  heic: 'is a HEIC picture, which cannot be read here. Export it as JPEG.',
  'too-many-pixels': 'has more than 100 megapixels. Make it smaller.',
  entities: 'is an SVG that defines entities, which are not taken. Export it without them.',
  'outside-references': 'is an SVG that refers to other files. Put everything into the file itself.',
  damaged: 'is damaged or was cut off, and cannot be read to its end.',
  'too-slow': 'takes too long to draw. Make it simpler or smaller.',
}

export class NotAPicture extends DomainError {
  constructor(fileName: string, reason: keyof typeof reasons) {
    super(`${fileName} ${reasons[reason]}`, reason === 'too-many-pixels' ? 413 : 415)
  }
}

export class FileTooLarge extends DomainError {
  constructor(fileName: string) {
    super(`${fileName} has more than ${LARGEST_FILE_MB} MB. Make it smaller.`, 413)
  }
}

export class FileIsEmpty extends DomainError {
  constructor(fileName: string) {
    super(`${fileName} is empty.`, 422)
  }
}

export class UploadIsGone extends DomainError {
  constructor() {
    super('This upload is no longer there. Start it again.', 404)
  }
}

export class TooManyUploads extends DomainError {
  constructor() {
    super('Too many uploads are unfinished. Wait until some are done, or cancel them.', 429)
  }
}

import { DomainError } from '~/platform/errors/errors'

const reasons = {
  'not-a-picture': 'is not a supported image. Use JPEG, PNG, WebP, AVIF, GIF, TIFF or SVG.',
  heic: 'is a HEIC picture, which is not supported. Export it as JPEG.',
  'too-many-pixels': 'has more than 100 megapixels. Resize it.',
  entities: 'is an SVG that defines entities, which are not supported. Export it without them.',
  'outside-references': 'is an SVG that links to other files. Embed them in the file.',
  damaged: 'is damaged or incomplete.',
  'too-slow': 'takes too long to process. Simplify or resize it.',
}

export class UnreadablePicture extends DomainError {
  constructor(fileName: string, reason: keyof typeof reasons) {
    super(`${fileName} ${reasons[reason]}`, reason === 'too-many-pixels' ? 413 : 415)
  }
}

export class PictureNotFound extends DomainError {
  constructor() {
    super('This image is no longer in the library.', 404)
  }
}

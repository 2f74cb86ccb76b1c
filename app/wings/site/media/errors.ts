import { DomainError } from '~/platform/errors/errors'

const reasons = {
  'not-a-picture': 'is not a picture that can be read. JPEG, PNG, WebP, AVIF, GIF, TIFF and SVG can.',
  heic: 'is a HEIC picture, which cannot be read here. Export it as JPEG.',
  'too-many-pixels': 'has more than 100 megapixels. Make it smaller.',
  entities: 'is an SVG that defines entities, which are not taken. Export it without them.',
  'outside-references': 'is an SVG that refers to other files. Put everything into the file itself.',
  damaged: 'is damaged or was cut off, and cannot be read to its end.',
  'too-slow': 'takes too long to draw. Make it simpler or smaller.',
}

export class UnreadablePicture extends DomainError {
  constructor(fileName: string, reason: keyof typeof reasons) {
    super(`${fileName} ${reasons[reason]}`, reason === 'too-many-pixels' ? 413 : 415)
  }
}

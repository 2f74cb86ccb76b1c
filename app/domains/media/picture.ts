/** A picture of the media library as pages show it: one file per width, named by the checksum of the original. */
export interface Picture {
  checksum: string
  alt: string
  /** Size of the original in pixels. */
  width: number
  height: number
  /** The widths that exist, in pixels, ascending. */
  widths: number[]
}

/** `sizes` of a picture as wide as the row that every page shares, less its margins on a phone. */
export const acrossThePage = '(min-width: 76rem) 72rem, calc(100vw - 2.5rem)'

export function pictureUrl({ checksum }: Pick<Picture, 'checksum'>, width: number) {
  return `/media/${checksum}-${width}.webp`
}

export function pictureSources(picture: Picture) {
  return picture.widths.map((width) => `${pictureUrl(picture, width)} ${width}w`).join(', ')
}

/** The file that is at least `width` wide, or the widest there is. */
export function pictureAtLeast(picture: Picture, width: number) {
  return pictureUrl(
    picture,
    picture.widths.find((candidate) => candidate >= width) ?? picture.widths.at(-1) ?? picture.width,
  )
}

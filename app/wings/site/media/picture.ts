/** A picture of the media library as pages show it: one file per width and format, named by the checksum of the original. */
export interface Picture {
  checksum: string
  alt: string
  /** Size of the original in pixels. */
  width: number
  height: number
  /** The widths that exist, in pixels, ascending. */
  widths: number[]
  /** The formats that exist; WebP always does. Absent in older copies of a picture: WebP only. */
  formats?: PictureFormat[]
  /** A picture of a few pixels as a data: URL, for the time until the real one is there. */
  placeholder?: string | null
  /** Where the only file of a picture is that came before the library: it has no widths. */
  address?: string
}

/** `sizes` of a picture as wide as the row that every page shares, less its margins on a phone. */
export const FULL_WIDTH_SIZES = '(min-width: 76rem) 72rem, calc(100vw - 2.5rem)'

export type PictureFormat = 'avif' | 'webp'

/** A file of the library as the back office knows it. */
export interface MediaFile extends Required<Omit<Picture, 'address'>> {
  id: string
  fileName: string
  /** Of the original. */
  byteSize: number
  createdAt: string
  /** How many posts, products and pages show it. */
  uses: number
}

const MIB = 1024 * 1024
export const MAX_PICTURE_MB = 40
export const MAX_PICTURE_BYTES = MAX_PICTURE_MB * MIB

/** Finds the addresses of library pictures in HTML; its group is the checksum. */
export const PICTURE_URL_PATTERN = /\/media\/([0-9a-f]{32})-\d+\.(?:webp|avif)/g

export function pictureUrl({ checksum }: Pick<Picture, 'checksum'>, width: number, format: PictureFormat = 'webp') {
  return `/media/${checksum}-${width}.${format}`
}

/** A srcset of the picture's files, of those up to `widest` when that is given; empty where there is one file only. */
export function pictureSrcSet(picture: Picture, format: PictureFormat = 'webp', widest = Number.POSITIVE_INFINITY) {
  const fitting = picture.widths.filter((width, index) => index === 0 || width <= widest)
  return fitting.map((width) => `${pictureUrl(picture, width, format)} ${width}w`).join(', ')
}

/** The WebP that is at least `width` wide, or the widest there is: every mail, feed and network can show it. */
export function pictureUrlAtLeast(picture: Picture, width: number) {
  if (picture.address) return picture.address
  return pictureUrl(
    picture,
    picture.widths.find((candidate) => candidate >= width) ?? picture.widths.at(-1) ?? picture.width,
  )
}

/** The largest WebP there is. */
export function widestPictureUrl(picture: Picture) {
  return pictureUrlAtLeast(picture, Number.POSITIVE_INFINITY)
}

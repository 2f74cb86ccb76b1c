import type { LibraryPicture } from './library-pictures'

/** Brings pictures into the library. */
export interface PictureTaker {
  /** @throws PictureFault, with why it could not be brought */
  take: (address: string) => Promise<LibraryPicture>
}

/** Why a picture is not brought in, as the end of a sentence. */
export class PictureFault extends Error {
  constructor(
    message: string,
    /** Nothing failed: somebody chose to leave it where it is. */
    readonly isChoice = false,
  ) {
    super(message)
  }
}

/** Its site says nothing, so that others of it would only be waited for, too. */
export class SilentSite extends PictureFault {}

import type { LibraryPicture } from './library-pictures'

/** Brings pictures into the library. */
export interface PictureImporter {
  /** @throws PictureImportError, with why it could not be brought */
  importPicture: (address: string) => Promise<LibraryPicture>
}

/** Why a picture is not brought in, as the end of a sentence. */
export class PictureImportError extends Error {
  constructor(
    message: string,
    /** Nothing failed: somebody chose to leave it where it is. */
    readonly isIntentional = false,
  ) {
    super(message)
  }
}

/** Its site says nothing, so that others of it would only be waited for, too. */
export class SiteNotResponding extends PictureImportError {}

import { PictureImportError, type PictureImporter } from './picture-importer.server'

/** Brings the pictures of one item, and remembers whether one of them could not be had. */
export class TrackedPictureImporter implements PictureImporter {
  hasFailed = false

  constructor(
    private readonly importer: PictureImporter,
    /** Asked before each of them: one may take half a minute. */
    private readonly heartbeat: () => Promise<void>,
  ) {}

  async importPicture(address: string) {
    await this.heartbeat()
    try {
      return await this.importer.importPicture(address)
    } catch (error) {
      if (!(error instanceof PictureImportError && error.isIntentional)) this.hasFailed = true
      throw error
    }
  }
}

import { PictureFault, type PictureTaker } from './picture-taker.server'

/** Brings the pictures of one item, and remembers whether one of them could not be had. */
export class Attempts implements PictureTaker {
  haveFailed = false

  constructor(
    private readonly taker: PictureTaker,
    /** Asked before each of them: one may take half a minute. */
    private readonly mayGoOn: () => Promise<void>,
  ) {}

  async take(address: string) {
    await this.mayGoOn()
    try {
      return await this.taker.take(address)
    } catch (error) {
      if (!(error instanceof PictureFault && error.isChoice)) this.haveFailed = true
      throw error
    }
  }
}

import { PictureFault, type PictureTaker } from './picture-taker.server'

/** Brings the pictures of one item, and remembers whether one of them could not be had. */
export class Attempts implements PictureTaker {
  haveFailed = false

  constructor(private readonly taker: PictureTaker) {}

  async take(address: string) {
    try {
      return await this.taker.take(address)
    } catch (error) {
      if (!(error instanceof PictureFault && error.isChoice)) this.haveFailed = true
      throw error
    }
  }
}

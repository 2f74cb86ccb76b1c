import { DomainError } from '~/platform/errors'
import type { ReadyItem } from '../running/write-batch.server'
import type { PictureChoice } from './bring-pictures.server'
import { PictureFault } from './picture-taker.server'

/** Brings a picture of the old library into ours, whether a post shows it or not. */
export async function takePictureItem(one: ReadyItem, { taker, isLater }: PictureChoice): Promise<ReadyItem> {
  const address = one.item.details?.url ?? ''
  if (isLater) return { ...one, notes: ['It is to be brought in.'] }
  if (!taker) return { ...one, notes: [`It stays where it is: files were not to be fetched. ${address}`.trim()] }
  try {
    await taker.take(address)
    return { ...one, outcome: 'taken', notes: [] }
  } catch (error) {
    if (!(error instanceof PictureFault || error instanceof DomainError)) throw error
    return { ...one, outcome: 'refused', notes: [`${address.slice(0, 200)}: ${error.message}`] }
  }
}

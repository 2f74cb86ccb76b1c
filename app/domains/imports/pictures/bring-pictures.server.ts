import { DomainError } from '~/platform/errors'
import type { Judged } from '../running/convert.server'
import type { ReadyDocument } from '../running/targets.server'
import { type LibraryPicture, picturesIn, withLibraryPictures } from './library-pictures'
import { PictureFault, type PictureTaker } from './picture-taker.server'

const MOST_NAMED = 5

export interface PictureChoice {
  taker: PictureTaker | undefined
  /** They are brought when the run is no dry one. */
  isLater: boolean
}

/** The document with its pictures in our library, as far as they could be brought there; what could not is noted. */
export async function bringPictures({ document, notes }: Judged, choice: PictureChoice) {
  if (!document) throw new Error('Only what has a document has pictures.')
  const { cover } = document
  const addresses = [...new Set([...picturesIn(document.html), ...(cover ? [cover.address] : [])])]
  const { pictures, faults } = await takeAll(addresses, choice.taker)
  const taken = cover && pictures.get(cover.address)
  const ready: ReadyDocument = {
    ...document,
    html: withLibraryPictures(document.html, pictures),
    cover: taken ? { id: taken.id, alt: cover.alt.slice(0, 500) } : null,
  }
  const said = choice.taker ? faultNotes(faults) : leftNote(addresses.length, choice.isLater)
  return { ready, notes: [...notes, ...said] }
}

async function takeAll(addresses: string[], taker: PictureTaker | undefined) {
  const pictures = new Map<string, LibraryPicture>()
  const faults: string[] = []
  for (const address of taker ? addresses : []) {
    try {
      const picture = await taker?.take(address)
      if (picture) pictures.set(address, picture)
    } catch (error) {
      if (!(error instanceof PictureFault || error instanceof DomainError)) throw error
      faults.push(`${address.slice(0, 200)}: ${error.message}`)
    }
  }
  return { pictures, faults }
}

function leftNote(count: number, isLater: boolean) {
  if (count === 0) return []
  if (isLater) return [`${count === 1 ? 'A picture is' : `${count} pictures are`} to be brought in.`]
  if (count === 1) return ['A picture stays where it is, as a link: it was not to be fetched.']
  return [`${count} pictures stay where they are, as links: they were not to be fetched.`]
}

function faultNotes(faults: string[]) {
  const others = faults.length - MOST_NAMED
  const named = faults.slice(0, MOST_NAMED).map((fault) => `A picture is a link now: ${fault}`)
  return others > 0 ? [...named, `So are ${others} more.`] : named
}

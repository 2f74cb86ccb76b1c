import { DomainError } from '~/platform/errors'
import type { Judged } from '../running/convert.server'
import type { ReadyDocument } from '../running/targets.server'
import { isWhole, type LibraryPicture, picturesIn, withLibraryPictures } from './library-pictures'
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
  const shown = picturesIn(document.html)
  const outside = shown.filter((address) => !isInText(address))
  const addresses = [...new Set([...outside, ...(cover ? [cover.address] : [])])]
  const { pictures, faults } = await takeAll(addresses, choice.taker)
  const taken = cover && pictures.get(cover.address)
  const ready: ReadyDocument = {
    ...document,
    html: withLibraryPictures(document.html, pictures),
    cover: taken ? { id: taken.id, alt: cover.alt.slice(0, 500) } : null,
  }
  const said = choice.taker ? faultNotes(faults, new Set(outside)) : leftNotes(outside, cover?.address, choice.isLater)
  const inText = outside.length < shown.length ? ['Pictures that stood in the text itself are not taken.'] : []
  return { ready, notes: [...notes, ...said, ...inText] }
}

const isInText = (address: string) => /^data:/i.test(address)

interface Fault {
  address: string
  why: string
}

async function takeAll(addresses: string[], taker: PictureTaker | undefined) {
  const pictures = new Map<string, LibraryPicture>()
  const faults: Fault[] = []
  for (const address of taker ? addresses : []) {
    try {
      const picture = await taker?.take(address)
      if (picture) pictures.set(address, picture)
    } catch (error) {
      if (!(error instanceof PictureFault || error instanceof DomainError)) throw error
      faults.push({ address, why: error.message })
    }
  }
  return { pictures, faults }
}

function leftNotes(shown: string[], cover: string | undefined, isLater: boolean) {
  if (isLater) return laterNotes(new Set([...shown, ...(cover ? [cover] : [])]).size)
  const left = shown.filter(isWhole).length
  const lost = shown.length - left
  const notes: string[] = []
  if (left === 1) notes.push('A picture stays where it is, as a link: it was not to be fetched.')
  if (left > 1) notes.push(`${left} pictures stay where they are, as links: they were not to be fetched.`)
  if (lost > 0) notes.push(`${named(lost)} lost: the address of the old site is not known.`)
  if (cover) notes.push(`Its cover is not taken, for it was not to be fetched: ${short(cover)}`)
  return notes
}

const laterNotes = (count: number) => (count === 0 ? [] : [`${named(count)} to be brought in.`])

const named = (count: number) => (count === 1 ? 'A picture is' : `${count} pictures are`)

const short = (address: string) => address.slice(0, 200).toWellFormed()

/** `shown` are the pictures of the text; any other is the cover. */
function faultNotes(faults: Fault[], shown: ReadonlySet<string>) {
  const others = faults.length - MOST_NAMED
  const said = faults.slice(0, MOST_NAMED).map(({ address, why }) => {
    const became = shown.has(address)
      ? isWhole(address)
        ? 'A picture is a link now'
        : 'A picture is lost'
      : 'Its cover is lost'
    return `${became}: ${short(address)}: ${why}`
  })
  return others > 0 ? [...said, `So are ${others} more.`] : said
}

import { FILMS, FRAMES, sourceOf, webAddress } from '~/rich-text/editor/paste/foreign-media'

/**
 * A note holds words: a frame or a film leaves its address, a picture nothing. Changes `root`; answers what is to be said of
 * that, each a sentence.
 */
export function leaveOutMedia(root: HTMLElement) {
  const said = new Set<string>()
  for (const media of root.querySelectorAll<HTMLElement>(`${FRAMES}, ${FILMS}`)) {
    const kind = media.matches(FRAMES) ? 'frame' : media.localName === 'video' ? 'video' : 'recording'
    said.add(replaceByAddress(media, kind))
  }
  for (const picture of root.querySelectorAll('img')) {
    removePicture(picture)
    said.add('Pictures were left out: a note holds words only.')
  }
  return [...said]
}

function replaceByAddress(media: HTMLElement, kind: string) {
  const address = webAddress(sourceOf(media))
  const line = media.ownerDocument.createElement('div')
  line.textContent = address ?? ''
  media.replaceWith(...(address ? [line] : []))
  return address
    ? `A ${kind} of ${new URL(address).host} became its address: a note holds words only.`
    : `A ${kind} was left out: a note holds words only.`
}

/** A paragraph that held only a picture goes with it. */
function removePicture(picture: HTMLImageElement) {
  const around = picture.closest('p')
  picture.remove()
  if (around && !around.textContent?.trim() && around.childElementCount === 0) around.remove()
}

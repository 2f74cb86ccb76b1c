// wider than any picture: of several files the browser takes the largest
const ANY_WIDTH = '100000px'

const BUTTON = 'class="min-h-11 rounded-md border border-line bg-surface px-4 font-semibold hover:border-faint"'

/** Shows pictures of the page one at a time above it, each in its largest file with its description. */
export function openLightbox(pictures: HTMLImageElement[], first: number) {
  const dialog = drawDialog(pictures.length > 1)
  const [figure, caption] = [dialog.querySelector('figure'), dialog.querySelector('figcaption')]
  let shown = first

  function show(place: number) {
    shown = (place + pictures.length) % pictures.length
    const picture = pictures[shown]
    if (!picture || !caption) return
    figure?.replaceChildren(largestOf(picture), caption)
    const count = pictures.length > 1 ? `${shown + 1} of ${pictures.length}` : ''
    caption.textContent = [picture.alt, count].filter(Boolean).join(' · ')
  }

  dialog.addEventListener('keydown', (event) => {
    const next = { ArrowRight: shown + 1, ArrowLeft: shown - 1, Home: 0, End: -1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    show(next)
  })
  dialog.addEventListener('click', ({ target }) => {
    const step = (target as HTMLElement).dataset.step
    if (step) show(shown + Number(step))
    // whatever is neither picture nor words is outside
    else if (target instanceof HTMLImageElement || target === caption) return
    else dialog.close()
  })
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
  show(first)
}

function drawDialog(hasSeveral: boolean) {
  const dialog = document.createElement('dialog')
  dialog.ariaLabel = 'Picture'
  dialog.className = 'm-0 h-dvh max-h-none w-full max-w-none overflow-auto bg-paper p-4 text-ink open:grid'
  const steps = `<button type="button" data-step="-1" ${BUTTON}>Previous</button><button type="button" data-step="1" ${BUTTON}>Next</button>`
  dialog.innerHTML = `<div class="sticky top-0 flex flex-wrap justify-end gap-3 self-start">${hasSeveral ? steps : ''}<button type="button" autofocus ${BUTTON}>Close</button></div><figure class="grid justify-items-center gap-3 self-center"><figcaption aria-live="polite" class="max-w-2xl text-center text-small text-muted"></figcaption></figure>`
  return dialog
}

function largestOf(picture: HTMLImageElement) {
  const copy = (picture.closest('picture') ?? picture).cloneNode(true) as HTMLElement
  for (const part of [copy, ...copy.querySelectorAll<HTMLElement>('source, img')]) {
    if (part.hasAttribute('sizes')) part.setAttribute('sizes', ANY_WIDTH)
    if (!(part instanceof HTMLImageElement)) continue
    part.className = 'h-auto max-h-[calc(100dvh-9rem)] w-auto max-w-full rounded-md object-contain'
    for (const name of ['loading', 'style', 'id']) part.removeAttribute(name)
  }
  return copy
}

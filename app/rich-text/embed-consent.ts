import './embed.css'
import { parseEmbedUrl } from './embed'

/** Lets the reader load what a figure shows; until then nothing is asked of its provider. */
export function addEmbedConsent(figure: HTMLElement) {
  const embed = parseEmbedUrl(figure.dataset.embedUrl ?? '')
  if (!embed || figure.querySelector('button, iframe')) return
  const note = document.createElement('p')
  note.textContent = `Loading this shares data with ${embed.provider}.`
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = `Load from ${embed.provider}`
  button.addEventListener('click', () => {
    const frame = document.createElement('iframe')
    frame.src = embed.frameUrl
    frame.title =
      figure.textContent
        ?.replace(note.textContent ?? '', '')
        .replace(button.textContent ?? '', '')
        .trim() || embed.provider
    // what it shows may run, but neither leads the page away nor sends forms
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation allow-popups')
    frame.allow = 'autoplay; fullscreen; picture-in-picture; encrypted-media'
    figure.dataset.shape = embed.shape
    figure.replaceChildren(frame)
    frame.focus()
  })
  figure.append(button, note)
}

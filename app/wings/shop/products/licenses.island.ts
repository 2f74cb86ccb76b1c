/**
 * Shows what belongs to the license that is chosen in a form: the texts that its button has in `data-shows` come to where
 * the page has `data-shown` with their names.
 */
export default function licenses(form: HTMLElement) {
  function show() {
    const chosen = form.querySelector<HTMLInputElement>('input[data-shows]:checked')
    const texts: Record<string, string> = JSON.parse(chosen?.dataset.shows ?? '{}')
    for (const [name, text] of Object.entries(texts))
      for (const shown of document.querySelectorAll(`[data-shown="${name}"]`)) shown.textContent = text
  }
  form.addEventListener('change', show)
  hideBarWhileSeen(form)
  // the browser brings a choice back with the page
  show()
  return undefined
}

/** The bar at the foot of a phone repeats the button of the form: while that is seen, the bar is not. */
function hideBarWhileSeen(form: HTMLElement) {
  const [button, bar] = [form.querySelector('[type=submit]'), document.querySelector('[data-buy-bar]')]
  if (!button || !bar) return
  new IntersectionObserver(([seen]) => bar.classList.toggle('invisible', seen?.isIntersecting)).observe(button)
}

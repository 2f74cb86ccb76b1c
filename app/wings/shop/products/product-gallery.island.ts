/** Moves a row of pictures by its small ones and by the keyboard; the small one of what is seen is marked. */
export default function gallery(section: HTMLElement) {
  const row = section.querySelector('ul')
  const choices = [...section.querySelectorAll('button')]
  if (!row || choices.length === 0) return undefined
  const shownPlace = () => Math.round(row.scrollLeft / row.clientWidth)

  function show(place: number) {
    const next = Math.max(0, Math.min(choices.length - 1, place))
    row?.scrollTo({ left: next * row.clientWidth, behavior: 'smooth' })
  }

  row.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -choices.length, End: choices.length }[event.key]
    if (!step) return
    event.preventDefault()
    show(shownPlace() + step)
  })
  row.addEventListener('scroll', () => {
    for (const [place, choice] of choices.entries()) choice.ariaCurrent = place === shownPlace() ? 'true' : null
  })
  for (const [place, choice] of choices.entries()) choice.addEventListener('click', () => show(place))
  return undefined
}

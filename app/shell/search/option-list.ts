/** What `/api/search` answers. */
export interface SuggestedLink {
  path: string
  title: string
  /** In a word for people: “Post”. */
  kind: string
}

interface OptionListElements {
  field: HTMLInputElement
  list: HTMLUListElement
  /** Says aloud how many there are. */
  status: HTMLElement
}

/**
 * Pages to choose from below a field, as a combobox (WAI-ARIA, “list autocomplete with manual selection”): arrow keys
 * choose one, Enter opens it, Escape closes the list.
 */
export function createOptionList({ field, list, status }: OptionListElements) {
  let chosen = -1
  list.role = 'listbox'
  field.role = 'combobox'
  field.ariaExpanded = 'false'

  const options = () => [...list.children] as HTMLElement[]

  function choose(index: number) {
    chosen = index
    for (const [place, option] of options().entries()) option.ariaSelected = String(place === index)
    field.setAttribute('aria-activedescendant', options()[index]?.id ?? '')
  }

  function show(pages: SuggestedLink[]) {
    list.replaceChildren(...pages.map((page, index) => createOption(page, `${list.id}-${index}`)))
    list.hidden = pages.length === 0
    field.ariaExpanded = String(!list.hidden)
    status.textContent = list.hidden ? '' : `${pages.length} suggested`
    choose(-1)
  }

  const actions: Record<string, () => void> = {
    ArrowDown: () => choose(chosen + 1 < options().length ? chosen + 1 : -1),
    ArrowUp: () => choose(chosen < 0 ? options().length - 1 : chosen - 1),
    Escape: () => show([]),
  }

  function press(event: KeyboardEvent) {
    const path = options()[chosen]?.dataset.path
    const act = event.key === 'Enter' && path ? () => location.assign(path) : actions[event.key]
    if (!act || list.hidden) return
    event.preventDefault()
    act()
  }

  field.addEventListener('keydown', press)
  // a press would take the focus away, and the list with it, before it becomes a click
  list.addEventListener('pointerdown', (event) => event.preventDefault())
  list.addEventListener('click', ({ target }) => {
    const path = (target as Element).closest<HTMLElement>('[data-path]')?.dataset.path
    if (path) location.assign(path)
  })
  return { show }
}

function createOption({ kind, path, title }: SuggestedLink, id: string) {
  const option = document.createElement('li')
  option.id = id
  option.role = 'option'
  option.dataset.path = path
  const label = document.createElement('span')
  label.textContent = kind
  option.append(title, ' ', label)
  return option
}

import { formAlertClassName } from '../form-alert'
import { loadPage, partAround, replacePart } from './page-part'

const NOT_SENT = 'The form could not be sent. Please try again.'

/**
 * Sends the forms of a page without leaving it: what the server answers comes into the place of the form, the cursor into
 * the first wrong field, and nothing that was typed or chosen is lost. Forms work without this too.
 */
export function sendFormsInPlace() {
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    // a button may be called method or action
    const method = form.getAttribute('method')?.toLowerCase()
    const action = new URL(form.getAttribute('action') ?? '', location.href)
    if (event.defaultPrevented || method !== 'post' || action.origin !== location.origin) return
    event.preventDefault()
    if (form.ariaBusy !== 'true') void send(form, action, event.submitter as HTMLButtonElement | null)
  })
}

async function send(form: HTMLFormElement, action: URL, button: HTMLButtonElement | null) {
  const sent = new FormData(form, button)
  const body = form.enctype === 'multipart/form-data' ? sent : new URLSearchParams([...sent] as [string, string][])
  const rest = showBusy(form, button)
  const page = await loadPage(action.href, { method: 'POST', body }).catch(() => undefined)
  if (page && 'redirectedTo' in page) {
    addEventListener('pageshow', rest, { once: true })
    return location.assign(page.redirectedTo)
  }
  rest()
  const part = partAround(form)
  const controls = [...form.elements]
  if (!page || !part || !replacePart(part, page.document)) return sayNotSent(form)
  const answered = [...part.querySelectorAll('form')].find((next) => isSameForm(next, form))
  if (answered) bringBackTyped(controls, answered)
  focusAnswer(part)
}

function showBusy(form: HTMLFormElement, button: HTMLButtonElement | null) {
  const label = [...(button?.childNodes ?? [])]
  form.ariaBusy = 'true'
  if (button) {
    button.disabled = true
    if (form.dataset.pending) button.textContent = form.dataset.pending
  }
  return () => {
    form.ariaBusy = null
    if (!button) return
    button.disabled = false
    button.replaceChildren(...label)
  }
}

/** What no answer came to stays as it is and says so. */
function sayNotSent(form: HTMLFormElement) {
  form.querySelector(':scope > [role="alert"]')?.remove()
  const alert = document.createElement('p')
  alert.role = 'alert'
  alert.tabIndex = -1
  alert.className = formAlertClassName
  form.prepend(alert)
  alert.textContent = form.dataset.failed ?? NOT_SENT
  alert.focus()
}

const intentOf = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>('input[name="intent"]')?.value

function isSameForm(one: HTMLFormElement, other: HTMLFormElement) {
  return one.getAttribute('action') === other.getAttribute('action') && intentOf(one) === intentOf(other)
}

/** The server gives back texts up to a length, and never files or passwords. */
function bringBackTyped(controls: Element[], form: HTMLFormElement) {
  const answered = [...form.elements]
  for (const control of controls) {
    const name = control.getAttribute('name')
    const place = answered.findIndex((one) => name && one.getAttribute('name') === name)
    const [next] = place < 0 ? [] : answered.splice(place, 1)
    if (next) bringBack(control, next)
  }
}

function bringBack(control: Element, next: Element) {
  if (control instanceof HTMLInputElement && next instanceof HTMLInputElement) {
    if (control.type === 'file') return moveFiles(control, next)
    next.checked = control.checked
    next.value = control.value
  } else if (next instanceof HTMLTextAreaElement || next instanceof HTMLSelectElement) {
    next.value = (control as HTMLTextAreaElement).value
  }
}

/** A script may not set files, so the field moves that has them; what is wrong with them is said by the new one. */
function moveFiles(field: HTMLInputElement, next: HTMLInputElement) {
  for (const mark of ['id', 'aria-invalid', 'aria-describedby']) {
    const value = next.getAttribute(mark)
    if (value === null) field.removeAttribute(mark)
    else field.setAttribute(mark, value)
  }
  next.replaceWith(field)
}

function focusAnswer(part: HTMLElement) {
  const find = (selector: string) => part.querySelector<HTMLElement>(selector)
  const answer = find('[aria-invalid="true"]') ?? find('[role="alert"]')
  if (answer) return answer.focus()
  const status = find('[role="status"]:not(:empty)')
  if (!status) return
  status.tabIndex = -1
  status.focus()
}

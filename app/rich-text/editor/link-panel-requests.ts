/** Lets keys, menus and toolbars ask for the panel in which a link is made. */
export class LinkPanelRequests {
  #listeners = new Set<() => void>()

  httpRequest = () => {
    for (const listener of this.#listeners) listener()
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
}

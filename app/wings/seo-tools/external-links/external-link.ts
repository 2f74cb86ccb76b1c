/*
 * An outside address is one of another site to which pages of this one link, without the part behind #. Each is asked now and
 * then what answers there. What cannot be reached once is no broken link yet; a site that refuses programs says nothing.
 */

export const externalLinkStates = ['pending', 'fine', 'moved', 'insecure', 'failing', 'broken', 'unchecked'] as const

/**
 * `moved`: for good, to `redirectsTo`. `insecure`: it is linked by http, and https answers at `redirectsTo`. `failing`: it failed
 * once, or on one day only. `unchecked`: its site refuses to say.
 */
export type ExternalLinkState = (typeof externalLinkStates)[number]

/** What is known of an outside address. */
export interface ExternalLinkCheck {
  state: ExternalLinkState
  /** Of the last answer; null: nothing answered. */
  status: number | null
  redirectsTo: string | null
}

/** An outside address as it is asked and kept: the part behind # is for the reader's browser alone. */
export const withoutFragment = (address: string) => address.split('#', 1)[0] ?? address

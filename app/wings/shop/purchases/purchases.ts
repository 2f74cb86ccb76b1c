/*
 * A customer has no account: a mailed link, which works once and for half an hour, opens a session of two hours in which
 * they see what they bought.
 */

export const PURCHASES_LINK_MINUTES = 30
export const PURCHASES_SESSION_HOURS = 2

/** The same for everybody who asks, customer or not. */
export const LINK_REQUESTED_MESSAGE =
  'If this address has purchases, we sent it a link. The link works once and expires after 30 minutes.'

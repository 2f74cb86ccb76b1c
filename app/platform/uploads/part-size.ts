const MIB = 1024 * 1024

/** An upload comes in parts of at most this many bytes. */
export const MAX_PART_BYTES = 5 * MIB

/** What browsers send: smaller than the server takes, so that less is sent twice when the connection breaks. */
export const PART_BYTES = 2 * MIB

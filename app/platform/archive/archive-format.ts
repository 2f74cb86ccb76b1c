/** What the archive is: its format, its counts. It is written last. */
export const MANIFEST_FILE = 'export.json'

/** A line for each file, as `sha256sum -c` reads it. */
export const CHECKSUMS_FILE = 'checksums.txt'

const MIB = 1024 * 1024

/** A record: a post of a million characters, its draft beside it, and room for marks that take several bytes. */
export const MAX_RECORD_BYTES = 16 * MIB

export const MAX_ARCHIVED_FILE_BYTES = 512 * MIB

// letters, digits, dashes and dots, none of them first; at most one folder; nothing can climb out of it
export const SAFE_ENTRY_PATH = /^(?:[a-z][a-z0-9_]{0,40}\/)?[A-Za-z0-9][\w.-]{0,160}$/

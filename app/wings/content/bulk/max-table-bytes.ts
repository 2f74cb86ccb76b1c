/** Of a file with a table, or of cells that are pasted. */
export const MAX_TABLE_BYTES = 50 * 1024 * 1024

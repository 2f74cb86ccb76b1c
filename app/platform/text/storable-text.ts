/** The text as the database takes it: PostgreSQL refuses the character 0 in texts, and halves of characters in JSON. */
export function toStorableText(text: string) {
  return text.replaceAll('\0', '').toWellFormed()
}

/** What a JSON text says, with every string in it as the database takes it; undefined when it is no JSON. */
export function parseStorableJson(json: string): unknown {
  try {
    // only an escape can name what the database refuses: the character itself is no JSON
    if (json.isWellFormed() && !json.includes('\\u')) return JSON.parse(json)
    return JSON.parse(json, (_name, value) => (typeof value === 'string' ? toStorableText(value) : value))
  } catch {
    return undefined
  }
}

/** The JSON object of a text, which may have words or a fence around it; undefined when there is none. */
export function extractJson(text: string): unknown {
  const whole = tryParseJson(text)
  if (whole !== undefined) return whole
  const from = text.indexOf('{')
  const to = text.lastIndexOf('}')
  return from < to && from >= 0 ? tryParseJson(text.slice(from, to + 1)) : undefined
}

function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
